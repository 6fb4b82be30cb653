import type {Fence, Page} from '../../../plugins/content/page'

/** The section that every docs page ends with. */
export const RELATED = 'Related pages'

/** Headings of sections without search phrases. Search finds exercises by their tasks. */
export const UNASKED = /^(Related pages|Exercises?)$/

/** Pages about several APIs or none, in folders whose other pages are about one API each. */
const OVERVIEWS = [
  'docs/api/hooks/index.mdx',
  'docs/api/equality-checks/index.mdx',
  'docs/api/equality-checks/custom-equality-checks.mdx',
]

/** Whether a page is part of the documentation rather than a post or a page of src/pages. */
export function isDoc({file}: Page): boolean {
  return file.startsWith('docs/')
}

/** Whether a page is about one API and must have the sections of such a page. */
export function isApiPage({file}: Page): boolean {
  return /^docs\/api\/(?:hooks|equality-checks)\//.test(file) && !OVERVIEWS.includes(file)
}

/** The fences of a page that show the signature of an export. */
export function signaturesOf({fences}: Page): (Fence & {signature: string})[] {
  return fences.flatMap((fence) => {
    const {signature} = fence
    return signature === undefined ? [] : [{...fence, signature}]
  })
}

/** Whether a Markdown file is imported by pages and is not a page itself. */
export function isPartial({file}: Page): boolean {
  return /(^|\/)_[^/]*$/.test(file)
}
