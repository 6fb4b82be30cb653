// Begins a blog post: npm run new:post, or with answers: npm run new:post -- --title …
import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {blogPost} from './new-page/post'
import {runNewPage} from './new-page/run'

const folder = 'blog'

function matches(pattern: RegExp, file: string): string[] {
  const text = readFileSync(join(folder, file), 'utf8')
  return [...text.matchAll(pattern)].map(([, match = '']) => match)
}

const blog = {
  slugs: readdirSync(folder)
    .filter((file) => /\.mdx?$/.test(file))
    .flatMap((file) => matches(/^slug: *["']?([^\s"']+)/gm, file)),
  tags: matches(/^([\w-]+):/gm, 'tags.yml'),
}

void runNewPage(blogPost(blog, new Date().toISOString().slice(0, 10)))
