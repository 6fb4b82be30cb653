// Change: the link says in its text what it leads to, where the stock one says "Read more"
// and has the rest in a label, which not every reader of links looks at.
import Link from '@docusaurus/Link'
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink'
import type {ReactNode} from 'react'

export default function BlogPostItemFooterReadMoreLink({
  blogPostTitle,
  ...linkProps
}: Props): ReactNode {
  return (
    <Link {...linkProps}>
      <b>Read more</b>
      <span className="visually-hidden"> about “{blogPostTitle}”</span>
    </Link>
  )
}
