import {createElement, type CSSProperties, type ReactElement, type ReactNode} from 'react'

/** The content of a social card. */
export interface Card {
  title: string
  /** Above the title: the part of the site that the page belongs to. */
  section: string
  /** Below the title: the name of the site. */
  siteTitle: string
  /** What stands in for a title that cannot be drawn. */
  tagline: string
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

/** The room for a title, in pixels: between the section and the site's name. */
export const titleRoom = {width: cardSize.width - 2 * padding, height: 300}

/** Font sizes of titles in pixels: the one of short titles, and the one that any title gets at least. */
export const maxTitleSize = 84
export const minTitleSize = 42
const lineHeight = 1.15

/**
 * Whether the fonts of cards could have the letters of a text. Other scripts need shaping, or
 * fonts that are too large.
 */
export function hasKnownScripts(text: string): boolean {
  return /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}]*$/u.test(
    text,
  )
}

function row(style: CSSProperties, ...children: ReactNode[]) {
  return createElement('div', {style: {display: 'flex', ...style}}, ...children)
}

/**
 * Lays out a title. In the smallest letters, what is too long is cut, and long words are broken;
 * in others, function names cannot be broken.
 */
export function titleElement(title: string, size: number): ReactElement {
  const text = {fontSize: size, fontWeight: 700, lineHeight}
  if (size > minTitleSize) return row(text, title)
  const lineClamp = Math.floor(titleRoom.height / (size * lineHeight))
  return row({...text, display: 'block', wordBreak: 'break-word', lineClamp}, title)
}

/** Lays out a card. */
export function cardElement(card: Card, size: number): ReactElement {
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
      fontSize: 36,
    },
    row({color: colors.accent}, section),
    titleElement(title, size),
    row(
      {alignItems: 'center', gap: 20, color: colors.muted},
      createElement('img', {src: logo, ...logoSize}),
      row({}, siteTitle),
    ),
  )
}
