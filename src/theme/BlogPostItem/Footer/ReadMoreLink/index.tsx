// Change: the link says in its text what it leads to, where the stock one says "Read more"
// and tells only screen readers, in a label, of what.
import Link from '@docusaurus/Link'
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink'
import type {ReactNode} from 'react'

export default function BlogPostItemFooterReadMoreLink({
  blogPostTitle,
  ...linkProps
}: Props): ReactNode {
  return (
    <Link {...linkProps}>
      <b>Read more about “{blogPostTitle}”</b>
    </Link>
  )
}
