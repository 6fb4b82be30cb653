import {versionsOf, type OwnProgram, type Packages} from '../../shared/project'

/** GitHub refuses longer addresses. */
const maxLength = 8_000

/** Longer than the fences of Markdown that a program may contain. */
const fence = '````'

const lengthOf = (text: string) => new URLSearchParams({a: text}).toString().length - 2

/** The address of the form for a new issue, with as many lines of a program as it may hold. */
export function reportUrl(program: OwnProgram, packages: Packages): string {
  const {file, title, text, page} = program
  const addressWith = (shown: string) => {
    const body = [
      'What happens, and what should happen instead?\n\n',
      `The program \`${file}\` of ${page}, with ${versionsOf(program, packages)}:`,
      `${fence}tsx\n${shown}\n${fence}`,
      ...(shown === text
        ? []
        : ['The program is cut here, because addresses are short.']),
    ].join('\n\n')
    const query = new URLSearchParams({title: `Problem with “${title}”`, body})
    return `${packages.newIssueUrl}?${query}`
  }
  const whole = text.length > maxLength ? undefined : addressWith(text)
  if (whole !== undefined && whole.length <= maxLength) return whole
  let room = maxLength - addressWith('').length
  const lines = text.slice(0, maxLength).split('\n')
  const end = lines.findIndex((line) => (room -= lengthOf(`${line}\n`)) < 0)
  return addressWith(lines.slice(0, end).join('\n'))
}
