/** What a social card says. */
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

/** An element as satori takes it: a plain object in the shape of a React element. */
export interface CardElement {
  type: string
  props: {
    style?: Record<string, string | number>
    children?: string | CardElement[]
    src?: string
    width?: number
    height?: number
  }
}

/** Size in pixels that the services that show cards ask for. */
export const cardSize = {width: 1200, height: 630}

const padding = 80
const largestTitle = 84

/** Width of an average letter of the bold typeface, relative to its size. */
const letterWidth = 0.62

/**
 * Font size in pixels at which a title's longest word fits into a line: names of functions
 * cannot be broken.
 */
export function titleSize(title: string): number {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length))
  const available = cardSize.width - 2 * padding
  return Math.min(largestTitle, Math.floor(available / (letterWidth * longest)))
}

function row(
  style: Record<string, string | number>,
  children: string | CardElement[],
): CardElement {
  return {type: 'div', props: {style: {display: 'flex', ...style}, children}}
}

/** Lays out a card. */
export function cardElement({
  title,
  section,
  siteTitle,
  logo,
  colors,
}: Card): CardElement {
  const logoSize = 56
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
    [
      row({color: colors.accent}, section),
      row({fontSize: titleSize(title), fontWeight: 700, lineHeight: 1.15}, title),
      row({alignItems: 'center', gap: 20, color: colors.muted}, [
        {type: 'img', props: {src: logo, width: logoSize, height: logoSize}},
        row({}, siteTitle),
      ]),
    ],
  )
}
