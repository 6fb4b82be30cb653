// Begins a docs page: npm run new:doc, or with answers: npm run new:doc -- --path … --title …
import {existsSync} from 'node:fs'
import {docPage} from './new-page/doc'
import {runNewPage} from './new-page/run'

void runNewPage(docPage(existsSync))
