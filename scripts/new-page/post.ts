import {slug as slugOf} from 'github-slugger'
import type {Answers} from './form'
import {
  descriptionQuestion,
  titleQuestion,
  yamlText,
  type NewPage,
  type PageKind,
} from './page'

/** What the blog has already. */
export interface Blog {
  slugs: readonly string[]
  /** Keys of blog/tags.yml. */
  tags: readonly string[]
}

function listOf(tags: string): string[] {
  return tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/**
 * A blog post.
 *
 * @param today the date to suggest, as YYYY-MM-DD
 */
export function blogPost({slugs, tags: known}: Blog, today: string): PageKind {
  return {
    questions: [
      titleQuestion,
      descriptionQuestion,
      {
        name: 'slug',
        hint: 'the last part of its address, such as your-first-hud',
        suggest: ({title = ''}) => slugOf(title).replace(/-{2,}/g, '-'),
        problem(slug) {
          if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
            return `${slug} is no address: use lower-case letters, digits and -`
          }
          return slugs.includes(slug) ? `${slug} is taken by another post` : undefined
        },
      },
      {
        name: 'date',
        hint: 'the day of publication, as YYYY-MM-DD',
        suggest: () => today,
        problem: (date) =>
          /^\d{4}-\d\d-\d\d$/.test(date) && isDate(date)
            ? undefined
            : `${date} is no date: write it as YYYY-MM-DD`,
      },
      {
        name: 'tags',
        hint: `one or more of ${known.join(', ')}, with commas`,
        problem(answer) {
          const tags = listOf(answer)
          const unknown = tags.filter((tag) => !known.includes(tag))
          if (tags.length === 0) return `are missing: ${known.join(', ')}`
          return unknown.length > 0
            ? `include ${unknown.join(', ')}, which blog/tags.yml does not have: choose of ${known.join(', ')}, or add it there first`
            : undefined
        },
      },
    ],
    create: createPost,
  }
}

function createPost({
  title = '',
  description = '',
  slug = '',
  date = '',
  tags = '',
}: Answers): NewPage {
  return {
    file: `blog/${date}-${slug}.md`,
    content: `---
slug: ${yamlText(slug)}
title: ${yamlText(title)}
description: ${yamlText(description)}
tags: [${listOf(tags).join(', ')}]
---

{/* One or two paragraphs that the list of posts shows. */}

{/* truncate */}

## First section

{/* Every ts and tsx fence is type-checked (WRITING.md, "Code"). */}
`,
    nextSteps: [
      'Write it; WRITING.md says how. Replace each {/* comment */} but truncate.',
      `See it with npm start, at http://localhost:3000/blog/${slug}`,
      'Check it with npm run check:docs',
    ],
  }
}
