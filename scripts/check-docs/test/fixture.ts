import {mkdir, mkdtemp, symlink, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {formatProblem, type Rule} from '../rule'
import {loadSite, type Site} from '../site'

/** This repository, whose packages the fixtures use. */
const repository = path.resolve(import.meta.dirname, '../../..')

/**
 * Writes a small repository with the installed packages and loads it.
 *
 * @param files contents by path; a test may bring its own `node_modules` or `types`
 */
export async function fixture(files: Record<string, string>): Promise<Site> {
  const root = await mkdtemp(path.join(tmpdir(), 'check-docs-'))
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), {recursive: true})
    await writeFile(path.join(root, file), content)
  }
  for (const shared of ['node_modules', 'types']) {
    if (Object.keys(files).some((file) => file.startsWith(`${shared}/`))) continue
    await symlink(path.join(repository, shared), path.join(root, shared))
  }
  return loadSite(root)
}

/**
 * The lines that a rule reports about a small repository with these files.
 *
 * @param parts of the site that have been read before: compiling the packages takes a second
 */
export async function check(
  rule: Rule,
  files: Record<string, string>,
  parts: Partial<Site> = {},
): Promise<string[]> {
  const {problems} = rule.check({...(await fixture(files)), ...parts})
  return problems.map((problem) => formatProblem(rule.name, problem))
}

/** Front matter that no rule complains about. */
export const frontMatter = `---
title: A page
description: A sentence about the page that is long enough for a search result.
---
`

/** A fence; `info` is what follows the backticks of its opening line. */
export function fence(info: string, code: string): string {
  return `\`\`\`${info}\n${code}\n\`\`\`\n`
}
