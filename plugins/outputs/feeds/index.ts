import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog'
import {load} from 'cheerio'

/**
 * The value of the blog's `feedOptions.createFeedItems`: the stock items without buttons, which
 * do nothing in a feed reader, such as those below code.
 */
export const feedItems: CreateFeedItemsFn = async ({
  defaultCreateFeedItems,
  ...params
}) => {
  const items = await defaultCreateFeedItems(params)
  return items.map(({content = '', ...item}) => {
    const post = load(content, null, false)
    post('button').remove()
    return {...item, content: post.html()}
  })
}
