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

/** Average letter width of the bold typeface, relative to the font size. */
const letterWidth = 0.62

/**
 * Font size in pixels, `maxTitleSize` at most, at which a title's longest word fits on a line:
 * function names cannot be broken.
 */
export function titleSize(title: string): number {
  const longest = Math.max(...title.split(' ').map((word) => word.length))
  const available = cardSize.width - 2 * padding
  return Math.min(maxTitleSize, Math.floor(available / (letterWidth * longest)))
}

function row(style: CSSProperties, ...children: ReactNode[]) {
  return createElement('div', {style: {display: 'flex', ...style}}, ...children)
}

/** Lays out a card. */
export function cardElement(card: Card): ReactElement {
  const {title, section, siteTitle, logo, colors} = card
  const logoSize = {width: 56, height: 56}
  // Stryker disable ObjectLiteral,StringLiteral: only a person can judge how a card looks.
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
    row({fontSize: titleSize(title), fontWeight: 700, lineHeight: 1.15}, title),
    row(
      {alignItems: 'center', gap: 20, color: colors.muted},
      createElement('img', {src: logo, ...logoSize}),
      row({}, siteTitle),
    ),
  )
}
