// Package web holds the built front end, so that the binary carries it wherever it is started.
package web

import (
	"embed"
	"io/fs"
)

//go:embed all:dist
var files embed.FS

// Dist is the build: client/ for browsers, server/ for the page engine. It is empty until `make build` has run.
func Dist() fs.FS {
	dist, err := fs.Sub(files, "dist")
	if err != nil {
		panic(err) // the folder is embedded by name
	}
	return dist
}
