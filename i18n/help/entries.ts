import { help as ar } from './ar.ts'
import { help as at } from './at.ts'
import { help as au } from './au.ts'
import { help as be } from './be.ts'
import { help as bg } from './bg.ts'
import { help as br } from './br.ts'
import { help as ca, provinces } from './ca.ts'
import { help as ch } from './ch.ts'
import { help as cl } from './cl.ts'
import { help as co } from './co.ts'
import { help as cy } from './cy.ts'
import { help as cz } from './cz.ts'
import { help as de } from './de.ts'
import { help as dk } from './dk.ts'
import { help as ec } from './ec.ts'
import { help as ee } from './ee.ts'
import type { HelpEntry } from './entry.ts'
import { help as es } from './es.ts'
import { help as fi } from './fi.ts'
import { help as fr } from './fr.ts'
import { help as gb } from './gb.ts'
import { help as gr } from './gr.ts'
import { help as hr } from './hr.ts'
import { help as hu } from './hu.ts'
import { help as ie } from './ie.ts'
import { help as iceland } from './is.ts'
import { help as it } from './it.ts'
import { help as lt } from './lt.ts'
import { help as lu } from './lu.ts'
import { help as lv } from './lv.ts'
import { help as mt } from './mt.ts'
import { help as mx } from './mx.ts'
import { help as nl } from './nl.ts'
import { help as no } from './no.ts'
import { help as nz } from './nz.ts'
import { help as pe } from './pe.ts'
import { help as pl } from './pl.ts'
import { help as pt } from './pt.ts'
import { help as ro } from './ro.ts'
import { help as rs } from './rs.ts'
import { help as se } from './se.ts'
import { help as si } from './si.ts'
import { help as sk } from './sk.ts'
import { states, help as us } from './us.ts'
import { help as uy } from './uy.ts'
import { help as world } from './world.ts'

/** The folder's entries; `scripts/help.test.ts` finds one that is missing here. */
export const entries: readonly HelpEntry[] = [
  ar,
  at,
  au,
  be,
  bg,
  br,
  ca,
  ...provinces,
  ch,
  cl,
  co,
  cy,
  cz,
  de,
  dk,
  ec,
  ee,
  es,
  fi,
  fr,
  gb,
  gr,
  hr,
  hu,
  ie,
  iceland,
  it,
  lt,
  lu,
  lv,
  mt,
  mx,
  nl,
  no,
  nz,
  pe,
  pl,
  pt,
  ro,
  rs,
  se,
  si,
  sk,
  us,
  ...states,
  uy,
  world,
]
