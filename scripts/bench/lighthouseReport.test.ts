import {expect, it} from 'vitest'
import {
  failedAudits,
  formatScores,
  missedScores,
  type LighthouseReport,
} from './lighthouseReport'

function report(seo: number, linkText: number): LighthouseReport {
  return {
    categories: {
      performance: {
        title: 'Performance',
        score: 1,
        auditRefs: [{id: 'dom-size', weight: 0}],
      },
      seo: {title: 'SEO', score: seo, auditRefs: [{id: 'link-text', weight: 1}]},
    },
    audits: {
      'dom-size': {title: 'Avoids a large DOM', score: 0.5},
      'link-text': {title: 'Links tell', score: linkText, displayValue: '3 links found'},
    },
  }
}

const reports = {
  home: [report(1, 1), report(1, 1), report(0.5, 0)],
  blog: [report(0.92, 0), report(0.92, 0), report(1, 1)],
}

it('takes the median of each page', () => {
  expect(formatScores(reports).split('\n').slice(2)).toEqual([
    '| home | 100 | 100 |',
    '| blog | 100 | 92 |',
  ])
  expect(missedScores(reports)).toEqual(['blog: SEO 92'])
})

it('names the audits that cost a score, and no others', () => {
  expect(failedAudits(reports)).toEqual([
    'blog, SEO: Links tell (link-text) 0 3 links found',
  ])
})
