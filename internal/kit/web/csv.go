package web

import (
	"context"
	"encoding/csv"

	"github.com/danielgtaylor/huma/v2"
)

// CSV streams a file of lines below a heading, since it may be large. When each fails, the status was sent already: a
// last line that no spreadsheet takes for one of the others says that the file is not whole.
func CSV(name string, heading []string,
	each func(ctx context.Context, write func(line []string) error) error) *huma.StreamResponse {
	return &huma.StreamResponse{Body: func(to huma.Context) {
		to.SetHeader("Content-Type", "text/csv; charset=utf-8")
		to.SetHeader("Content-Disposition", `attachment; filename="`+name+`"`)
		to.SetHeader("Cache-Control", CacheNever)
		out := csv.NewWriter(to.BodyWriter())
		_ = out.Write(heading)
		if err := each(to.Context(), out.Write); err != nil {
			Log(to.Context()).ErrorContext(to.Context(), "file cut short", "file", name, "error", err)
			_ = out.Write([]string{"Fichier incomplet"})
		}
		out.Flush()
	}}
}
