import {expect, test} from '../fixtures'

test('the form enables its button, logs in, clears the password and renders once', async ({
  openExample,
}) => {
  const example = await openExample('/docs/getting-started', 'getting-started-login')
  const username = example.getByLabel('Username')
  const password = example.getByLabel('Password')
  const logIn = example.getByRole('button', {name: 'Log in'})
  await expect(logIn).toBeDisabled()

  await username.fill('ada')
  await password.fill('short')
  await expect(logIn).toBeDisabled()
  await password.fill('lovelace')
  await expect(logIn).toBeEnabled()

  await logIn.click()
  await expect(example.getByTestId('message')).toHaveText('Welcome back, ada.')
  await expect(username).toHaveValue('ada')
  await expect(password).toHaveValue('')
  await expect(logIn).toBeDisabled()
  await expect(example.getByTestId('renders')).toHaveText('1')
})
