// Change: years are second-level headings in the main content, under a plain page heading.
// The stock page skips a level and puts its heading on a coloured banner outside of main.
import Link from '@docusaurus/Link'
import {translate} from '@docusaurus/Translate'
import {PageMetadata} from '@docusaurus/theme-common'
import {useDateTimeFormat} from '@docusaurus/theme-common/internal'
import type {Props} from '@theme/BlogArchivePage'
import Heading from '@theme/Heading'
import Layout from '@theme/Layout'
import type {ReactNode} from 'react'

type Post = Props['archive']['blogPosts'][number]

function groupByYear(posts: readonly Post[]): [year: string, posts: Post[]][] {
  const years = new Map<string, Post[]>()
  for (const post of posts) {
    const year = String(new Date(post.metadata.date).getUTCFullYear())
    years.set(year, [...(years.get(year) ?? []), post])
  }
  return [...years]
}

export default function BlogArchivePage({archive}: Props): ReactNode {
  const dayFormat = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'})
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'})
  return (
    <>
      <PageMetadata title={title} description="All posts of the blog, by year." />
      <Layout>
        <main className="container margin-vert--lg">
          <Heading as="h1">{title}</Heading>
          {groupByYear(archive.blogPosts).map(([year, posts]) => (
            <section key={year}>
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <ul>
                {posts.map(({metadata: {date, permalink, title}}) => (
                  <li key={permalink}>
                    <Link to={permalink}>
                      {dayFormat.format(new Date(date))} – {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </>
  )
}
