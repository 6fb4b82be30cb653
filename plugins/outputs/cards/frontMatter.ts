import {basename, relative} from 'node:path'
import type {ParseFrontMatter} from '@docusaurus/types'
import {posixPath} from '@docusaurus/utils'

/** Path of the social card of a page, from the root of the site. */
export function cardPath(file: string): string {
  return `/img/cards/${file.replace(/\.mdx?$/, '')}.png`
}

/**
 * Makes a front matter parser (Docusaurus `markdown.parseFrontMatter`) that sets the `image`
 * of each page to its social card; the theme puts the image into the head. A page that names
 * an image keeps it. A partial, whose name begins with an underscore, is not a page.
 */
export function withSocialCard(siteDir: string): ParseFrontMatter {
  return async ({defaultParseFrontMatter, ...params}) => {
    const {frontMatter, content} = await defaultParseFrontMatter(params)
    if (basename(params.filePath).startsWith('_')) return {frontMatter, content}
    const file = posixPath(relative(siteDir, params.filePath))
    return {frontMatter: {image: encodeURI(cardPath(file)), ...frontMatter}, content}
  }
}
