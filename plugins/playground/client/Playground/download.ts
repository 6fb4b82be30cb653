import files from '@generated/playground/default/project.json'
import packages from '@generated/playground/default/packages.json'
import {strToU8, zipSync} from 'fflate'
import {makeProject, type OwnProgram} from '../../shared/project'

/** Milliseconds after which a browser has certainly begun to save a file. */
const saveTime = 60_000

/** Makes a project of a program, and lets the browser save it. */
export function downloadProject(program: OwnProgram): string {
  const name = program.file.replace(/\.tsx$/, '')
  const project = makeProject(program, packages, files)
  const contents = Object.entries(project).map(
    ([path, text]) => [`${name}/${path}`, strToU8(text)] as const,
  )
  const zip = zipSync(Object.fromEntries(contents))
  const href = URL.createObjectURL(new Blob([zip], {type: 'application/zip'}))
  const download = `${name}.zip`
  Object.assign(document.createElement('a'), {href, download}).click()
  setTimeout(() => URL.revokeObjectURL(href), saveTime)
  return download
}
