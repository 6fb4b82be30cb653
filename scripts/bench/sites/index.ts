import {ours} from './ours'
import type {Site, SiteId} from './site'
import {starlight} from './starlight'
import {stock} from './stock'
import {vitepress} from './vitepress'

export const sites: Record<SiteId, Site> = {ours, stock, vitepress, starlight}
