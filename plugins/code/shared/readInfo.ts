import ts from 'typescript'

/**
 * What an editor says about an identifier, without the line of its import or export.
 *
 * @returns undefined for names of modules: an editor shows only their path
 */
export function readInfo({displayParts, documentation}: ts.QuickInfo) {
  const text = ts
    .displayPartsToString(displayParts)
    .replace(/^\(alias\) /, '')
    .replace(/(?:^|\n)(?:import|export) .*$/, '')
  const note = ts.displayPartsToString(documentation).trim()
  return text === '' || /^(?:module|namespace) /.test(text) ? undefined : {text, note}
}
