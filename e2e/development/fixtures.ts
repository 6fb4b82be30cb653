import {test as base} from '../fixtures'
import {startDevelopment, type Development} from './server'

interface WorkerFixtures {
  siteAddress: string
  /** `npm start`, which runs for as long as a worker needs it. */
  development: Development
}

/** Tests run against `npm start` in a copy of the project. */
export const test = base.extend<object, WorkerFixtures>({
  development: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs
    async ({}, provide) => {
      const development = await startDevelopment()
      await provide(development)
      development.stop()
    },
    {scope: 'worker', timeout: 270_000},
  ],
  siteAddress: [
    ({development}, provide) => provide(development.address),
    {scope: 'worker'},
  ],
})
