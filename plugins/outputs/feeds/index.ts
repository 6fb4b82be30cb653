import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog'
import {load} from 'cheerio'

function withoutButtons(html: string): string {
  const content = load(html, null, false)
  content('button').remove()
  return content.html()
}

/**
 * The value of the blog's `feedOptions.createFeedItems`: the stock items without buttons, which
 * do nothing in a feed reader, such as those below code.
 */
export const feedItems: CreateFeedItemsFn = async ({
  defaultCreateFeedItems,
  ...params
}) => {
  const items = await defaultCreateFeedItems(params)
  return items.map(({content = '', ...item}) => ({
    ...item,
    content: withoutButtons(content),
  }))
}
