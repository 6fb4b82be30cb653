import type {Fence, Page} from '../../content/page'
import {virtualPath, type VirtualModule} from './typescript/program'

/** A fence as the compiler sees it: a module of its own. */
export interface Snippet extends VirtualModule {
  page: Pick<Page, 'file'>
  fence: Fence
  /** Lines that the module has before the fence's own. */
  offset: number
}

/**
 * Makes the module of a fence.
 *
 * @param root absolute path of the repository
 * @param text text of the module
 * @param offset lines that the text has before the fence's own
 */
export function createSnippet(
  root: string,
  page: Pick<Page, 'file'>,
  fence: Fence,
  text = fence.code,
  offset = 0,
): Snippet {
  const path = virtualPath(root, `${page.file}.${fence.line}.${fence.language}`)
  return {path, text, page, fence, offset}
}

/**
 * Gives the line of the Markdown file for a line of the module.
 *
 * @param moduleLine line in the module, counted from 0
 */
export function markdownLine({fence, offset}: Snippet, moduleLine: number): number {
  return fence.line + 1 + moduleLine - offset
}
