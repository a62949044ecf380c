import { jobsContract } from '../../testing/jobs-contract.ts'
import { newDatabase } from '../../testing/new-database.ts'
import { storeContract } from '../../testing/store-contract.ts'
import { createStore } from '../store.ts'
import { openPostgres } from './open-postgres.ts'

const url = await newDatabase()

storeContract('PostgreSQL store', async () => createStore(await openPostgres({ url, pool: 4 })))

jobsContract('PostgreSQL job queue', async () => openPostgres({ url: await newDatabase(), pool: 4 }))
