import { expect, test } from 'vitest'
import { parseMailAddress } from '../../contract/mail-address.ts'
import { mailboxOf } from './authorize-mail.ts'

test.each([
  ['sam@example.com', 'sam@example.com'],
  ['SAM+1@Example.com', 'sam@example.com'],
  ['sam+a+b@example.com', 'sam@example.com'],
  ['s.a.m@example.com', 's.a.m@example.com'],
  ['s.a.m+news@gmail.com', 'sam@gmail.com'],
  ['Sam@GoogleMail.com', 'sam@gmail.com'],
  ['sam.play-er_1@pm.me', 'samplayer1@proton.me'],
  ['info+1@bücher.example', 'info@xn--bcher-kva.example'],
  ['info+2@xn--bcher-kva.example', 'info@xn--bcher-kva.example'],
  ['JØRGEN+a@example.dk', 'jørgen@example.dk'],
  ['+@example.com', '+@example.com'],
  ['...@gmail.com', '...@gmail.com'],
])('%s belongs to the mailbox %s', (written, mailbox) => expect(mailboxOf(parseMailAddress(written)?.address ?? '')).toBe(mailbox))
