package web

import (
	"net/http"
	"strconv"
	"strings"

	"github.com/cespare/xxhash/v2"
)

// weakTag names a body whatever its compression. The hash is the same on every node.
func weakTag(body []byte) string { return `W/"` + hashOf(body) + `"` }

func hashOf(body []byte) string {
	return strconv.FormatUint(xxhash.Sum64(body), 36) + "-" + strconv.FormatInt(int64(len(body)), 36)
}

// tagMatches compares weakly, as If-None-Match asks.
func tagMatches(ifNoneMatch, tag string) bool {
	if ifNoneMatch == "" {
		return false
	}
	tag = strings.TrimPrefix(tag, "W/")
	for given := range strings.SplitSeq(ifNoneMatch, ",") {
		given = strings.TrimSpace(given)
		if given == "*" || strings.TrimPrefix(given, "W/") == tag {
			return true
		}
	}
	return false
}

// notModified drops the headers that describe a body.
func notModified(h http.Header) {
	for _, name := range []string{"Content-Type", "Content-Length", "Content-Encoding"} {
		h.Del(name)
	}
}

// addVary adds a name to Vary once.
func addVary(h http.Header, name string) {
	for _, line := range h["Vary"] {
		for given := range strings.SplitSeq(line, ",") {
			if strings.EqualFold(strings.TrimSpace(given), name) {
				return
			}
		}
	}
	h.Add("Vary", name)
}
