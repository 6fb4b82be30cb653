import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal'
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import {useMemo} from 'react'
import type {FacetFilters} from './types'

/**
 * Contextual search: filters by the language of the site, and for the docs version that the
 * reader is looking at and pages without one (ARCHITECTURE.md, "Search").
 */
export function useSearchFilters(): FacetFilters {
  const {i18n} = useDocusaurusContext()
  const docsTags = useDocsContextualSearchTags().join(' ')
  return useMemo(() => {
    const tags = [DEFAULT_SEARCH_TAG, ...docsTags.split(' ')]
    return [`language:${i18n.currentLocale}`, tags.map((tag) => `docusaurus_tag:${tag}`)]
  }, [i18n.currentLocale, docsTags])
}
