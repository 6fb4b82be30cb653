import useDocusaurusContext from '@docusaurus/useDocusaurusContext'

/** The address at which this site is served, or that of a file in it. */
export default function SiteAddress({file = ''}: {file?: string}) {
  const {url, baseUrl} = useDocusaurusContext().siteConfig
  return url + baseUrl + file
}
