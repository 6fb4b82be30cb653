// Change: the text of the link names the post. The stock link says "Read more" and names the
// post only in a label, which not every tool reads.
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
