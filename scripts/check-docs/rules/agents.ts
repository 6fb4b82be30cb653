import {
  maxTokens,
  skillFile,
  tokensOf,
  type Skill,
  type SkillRule,
} from '../../../plugins/markdown/build/skill'
import type {Block, Page} from '../../../plugins/content/page'
import {pageOf} from '../../../facts/parts'
import {agentSkill, siteUrl} from '../../../siteParts'
import {count, type Problem, type Rule} from '../rule'
import type {Site} from '../site'

/** Checks the rules for coding agents against the pages and the packages (WRITING.md, "Rules for coding agents"). */
export const agents: Rule = {
  name: 'agents',
  check(site) {
    const {skill, skillError} = site
    if (skillError)
      return {problems: [{file: agentSkill, line: 1, message: skillError}], checked: ''}
    if (!skill) return {problems: [], checked: count(0, 'rule')}
    return {
      problems: [
        ...skill.rules.flatMap((rule) =>
          problemsOf(site, rule).map((message) => ({
            file: agentSkill,
            line: rule.line,
            message,
          })),
        ),
        ...lengthProblems(skill),
      ],
      checked: count(skill.rules.length, 'rule'),
    }
  },
}

/** What is wrong with the sentences and names of a rule. */
function problemsOf(site: Site, {sources, codes}: SkillRule): string[] {
  if (sources.length === 0)
    return ['rests on no sentence: end it with a link whose title is the sentence']
  const pages = sources.flatMap(
    ({page}) => site.pages.find(({file}) => file === page) ?? [],
  )
  return [
    ...sources.flatMap(({sentence, page}) => {
      const found = pages.find(({file}) => file === page)
      if (!found) return [`there is no page ${page}: correct the link`]
      const block = found.blocks.find(({text}) => text.includes(sentence))
      if (!block)
        return [`"${sentence}" is not on ${page} any more: correct the rule or the page`]
      if (isProven(site, found, block, sentence)) return []
      return [
        `no fact proves "${sentence}" of ${page}: quote another one or write a fact`,
      ]
    }),
    ...codes
      .flatMap(namesIn)
      .filter((name) => !isKnown(site, pages, name))
      .map((name) => `\`${name}\` is no export, and not on a page that the rule quotes`),
  ]
}

/** Whether a fact quotes some of a sentence. */
function isProven({facts}: Site, {file}: Page, {text}: Block, sentence: string): boolean {
  const start = text.indexOf(sentence)
  return facts
    .filter((factsFile) => pageOf(factsFile.file) === file.replace(/\.mdx?$/, ''))
    .flatMap((factsFile) => factsFile.facts)
    .some(({words = ''}) => {
      const from = text.indexOf(words)
      return (
        words !== '' &&
        from >= 0 &&
        from < start + sentence.length &&
        start < from + words.length
      )
    })
}

/** The names in a piece of code that it is about, calls, or uses as a tag. */
function namesIn(code: string): string[] {
  return code.match(/^[A-Za-z][\w-]*$|(?<![.\w])\w+(?=\()|(?<=<)[A-Za-z][\w-]*/g) ?? []
}

/** Whether a name is an export or an element, or stands on one of the pages. */
function isKnown(site: Site, pages: Page[], name: string): boolean {
  const {exports, elements} = site.packages()
  if (exports.some((declared) => declared.name === name)) return true
  if (elements.includes(name)) return true
  const word = new RegExp(`(?<![\\w-])${name}(?![\\w-])`)
  return pages.some(
    ({blocks, fences}) =>
      blocks.some(({text}) => word.test(text)) ||
      fences.some(({code}) => word.test(code)),
  )
}

function lengthProblems(skill: Skill): Problem[] {
  const addressOf = (page: string) => `${siteUrl}/${page.replace(/\.mdx?$/, '.md')}`
  const tokens = tokensOf(skillFile(skill, addressOf, `${siteUrl}/`))
  if (tokens <= maxTokens) return []
  const message = `makes a SKILL.md of about ${tokens} tokens: shorten it to ${maxTokens}`
  return [{file: agentSkill, line: 1, message}]
}
