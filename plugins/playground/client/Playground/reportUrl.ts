import {versionsOf, type OwnProgram, type Packages} from '../../shared/project'

/** GitHub refuses longer addresses. */
const maxLength = 8_000

/** Longer than the fences of Markdown that a program may contain. */
const fence = '````'

/** The address of the form for a new issue, with a program unless that is too long. */
export function reportUrl(program: OwnProgram, packages: Packages): string {
  const {file, title, text, page} = program
  const addressWith = (shown: string) => {
    const body = [
      'What happens, and what should happen instead?\n\n',
      `The program \`${file}\` of ${page}, with ${versionsOf(program, packages)}:`,
      `${fence}tsx\n${shown}\n${fence}`,
    ].join('\n\n')
    const query = new URLSearchParams({title: `Problem with “${title}”`, body})
    return `${packages.newIssueUrl}?${query}`
  }
  const whole = addressWith(text)
  if (whole.length <= maxLength) return whole
  return addressWith('Please paste the program here: it is too long for an address.')
}
