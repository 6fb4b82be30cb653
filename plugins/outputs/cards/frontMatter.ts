import {basename, relative, sep} from 'node:path'
import type {ParseFrontMatter} from '@docusaurus/types'
import {cardPath} from './cardPath'

/**
 * Makes a front matter parser (Docusaurus `markdown.parseFrontMatter`) that gives each page
 * its social card as `image`, which the theme puts into the head. A page that names an
 * image keeps it; a partial, whose name begins with an underscore, is no page.
 */
export function withSocialCard(siteDir: string): ParseFrontMatter {
  return async ({defaultParseFrontMatter, ...params}) => {
    const {frontMatter, content} = await defaultParseFrontMatter(params)
    if (basename(params.filePath).startsWith('_')) return {frontMatter, content}
    const file = relative(siteDir, params.filePath).split(sep).join('/')
    return {frontMatter: {image: cardPath(file), ...frontMatter}, content}
  }
}
