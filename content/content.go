// Package content holds the texts that people read: legal pages, questions and answers, the blog, the prizes of
// the giveaway, the team, the press. It only carries the files inside the program; internal/domain/content reads them.
package content

import "embed"

// Files are the texts, one folder per kind: pages, faq, blogue, concours, equipe, medias.
//
//go:embed */*.md
var Files embed.FS
