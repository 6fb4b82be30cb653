import {createElement, type CSSProperties, type ReactElement, type ReactNode} from 'react'

/** The content of a social card. */
export interface Card {
  title: string
  /** Above the title: the part of the site that the page belongs to. */
  section: string
  /** Below the title: the name of the site. */
  siteTitle: string
  /** The logo, as a data URL. */
  logo: string
  colors: CardColors
}

/** Colours of a card as CSS values, because a card has no style sheet. */
export interface CardColors {
  background: string
  text: string
  muted: string
  accent: string
}

/** The size in pixels that social networks ask for. */
export const cardSize = {width: 1200, height: 630}

const padding = 80
const maxTitleSize = 84

const minTitleSize = 40

/** The most lines that fit between the section and the site's name. */
const maxLines = 3

/** Average letter width of the bold typeface, relative to the font size. */
const letterWidth = 0.62

/** How many lines a title takes at a font size. */
function linesAt(title: string, size: number): number {
  const perLine = (cardSize.width - 2 * padding) / (letterWidth * size)
  let lines = 1
  let used = 0
  for (const {length} of title.split(' ')) {
    if (length > perLine) return Infinity
    if (used > 0 && used + 1 + length > perLine) {
      lines += 1
      used = length
    } else used += (used > 0 ? 1 : 0) + length
  }
  return lines
}

/** The largest font size in pixels at which a title fits. Function names cannot be broken. */
export function titleSize(title: string): number {
  for (let size = maxTitleSize; size > minTitleSize; size -= 1)
    if (linesAt(title, size) <= maxLines) return size
  return minTitleSize
}

/** A title that is too long even for the smallest letters, cut after a word. */
export function fittingTitle(title: string): string {
  if (linesAt(title, titleSize(title)) <= maxLines) return title
  const words = title.split(' ')
  while (words.length > 1 && linesAt(`${words.join(' ')} …`, minTitleSize) > maxLines)
    words.pop()
  return `${words.join(' ')} …`
}

/** Letters of the fonts in render.ts: Latin, Greek, Cyrillic, and common punctuation. */
const drawable =
  /^[\u0020-\u024f\u0370-\u03ff\u0400-\u052f\u1e00-\u1eff\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2122]*$/

/** Whether the fonts have all letters of a text. Where they lack one, the shared card is shown. */
export function isDrawable(text: string): boolean {
  return drawable.test(text)
}

function row(style: CSSProperties, ...children: ReactNode[]) {
  return createElement('div', {style: {display: 'flex', ...style}}, ...children)
}

/** Lays out a card. */
export function cardElement(card: Card): ReactElement {
  const {title, section, siteTitle, logo, colors} = card
  const logoSize = {width: 56, height: 56}
  return row(
    {
      ...cardSize,
      boxSizing: 'border-box',
      padding,
      flexDirection: 'column',
      justifyContent: 'space-between',
      borderBottom: `12px solid ${colors.accent}`,
      background: colors.background,
      color: colors.text,
      fontFamily: 'Inter',
      fontSize: 36,
    },
    row({color: colors.accent}, section),
    row(
      {fontSize: titleSize(title), fontWeight: 700, lineHeight: 1.15},
      fittingTitle(title),
    ),
    row(
      {alignItems: 'center', gap: 20, color: colors.muted},
      createElement('img', {src: logo, ...logoSize}),
      row({}, siteTitle),
    ),
  )
}
