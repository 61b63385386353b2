// Package migrations contains the schema as an ordered set of SQL files, the same text on SQLite and PostgreSQL.
//
// Files 0001 to 0011 are the schema of the first release, one file for each group of nouns: a table is whole in one
// file, with its indexes. From here on migrations only grow: a change of the schema is a new file with the next number,
// and an existing file never changes (db.Migrate refuses an edited one).
//
// A file is named NNNN_name.sql and runs inside a transaction, so it has neither PRAGMA nor BEGIN, nor anything
// PostgreSQL refuses there. The dialect is that of package db. Foreign keys are immediate: a deferred one would fail at
// a commit shared with other transactions. A comment above each CREATE TABLE says what the table is for; it becomes
// part of docs/schema.md, which "make schema" writes.
package migrations

import "embed"

// FS is the whole set, for db.Migrate and db.Pending.
//
//go:embed *.sql
var FS embed.FS
