// Package migrations holds the schema as an ordered set of SQL files, one text for both engines.
//
// A file is named NNNN_name.sql and never changes once released: db.Migrate refuses an edited one. It runs inside a
// transaction, so it holds neither PRAGMA nor BEGIN, nor anything PostgreSQL refuses there. The dialect is that of
// package db, and foreign keys are immediate: a deferred one would fail at a commit shared with others.
package migrations

import "embed"

// FS is the whole set, for db.Migrate and db.Pending.
//
//go:embed *.sql
var FS embed.FS
