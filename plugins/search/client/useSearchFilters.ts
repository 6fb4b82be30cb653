import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal'
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import {useMemo} from 'react'
import type {FacetFilters} from '../shared/types'

/**
 * The filters of contextual search (ARCHITECTURE.md, "Search"): by the language of the site,
 * and by the docs versions that the reader uses. Pages outside the docs match any version.
 */
export function useSearchFilters(): FacetFilters {
  const {i18n} = useDocusaurusContext()
  const docsTags = useDocsContextualSearchTags().join(' ')
  return useMemo(() => {
    const tags = [DEFAULT_SEARCH_TAG, ...docsTags.split(' ')]
    return [`language:${i18n.currentLocale}`, tags.map((tag) => `docusaurus_tag:${tag}`)]
  }, [i18n.currentLocale, docsTags])
}
