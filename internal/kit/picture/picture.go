// Package picture names stored pictures: keys of the file store in the database, addresses on the wire. It neither
// reads nor makes pictures; kit/images makes them and kit/files keeps them.
package picture

// URLOf turns a key of the file store into an address a browser can open.
type URLOf func(key string) string

// Thumbs are the four small forms of a picture, keyed as the specification names them.
type Thumbs struct {
	Webp480 string `json:"480.webp"`
	Jpeg480 string `json:"480.jpeg"`
	Webp800 string `json:"800.webp"`
	Jpeg800 string `json:"800.jpeg"`
}

// ThumbsFrom takes the four forms from a map with the specification's keys, as the image pipeline makes it.
func ThumbsFrom(byName map[string]string) Thumbs {
	return Thumbs{byName["480.webp"], byName["480.jpeg"], byName["800.webp"], byName["800.jpeg"]}
}

// URLs gives the addresses of the four forms; a form without a key has no address.
func (t Thumbs) URLs(url URLOf) Thumbs {
	return Thumbs{url.of(t.Webp480), url.of(t.Jpeg480), url.of(t.Webp800), url.of(t.Jpeg800)}
}

// Picture is one stored picture with what a page needs to reserve its place before it loads.
type Picture struct {
	File   string `json:"file" doc:"Address of the picture at its greatest size"`
	Thumbs Thumbs `json:"thumbs"`
	Width  int    `json:"width"`
	Height int    `json:"height"`
	Alt    string `json:"alt" doc:"What the picture shows, for those who do not see it"`
	Color  string `json:"color" doc:"Average colour, #rrggbb, painted until the picture is there"`
}

// Ready tells whether the picture can be shown; a picture without a file is still being made.
func (p Picture) Ready() bool { return p.File != "" }

// URLs gives the picture with addresses instead of keys.
func (p Picture) URLs(url URLOf) Picture {
	p.File, p.Thumbs = url.of(p.File), p.Thumbs.URLs(url)
	return p
}

// Banner is a wide picture in its two widths.
type Banner struct {
	Webp800  string `json:"800.webp"`
	Jpeg800  string `json:"800.jpeg"`
	Webp1600 string `json:"1600.webp"`
	Jpeg1600 string `json:"1600.jpeg"`
	Width    int    `json:"width"`
	Height   int    `json:"height"`
	Alt      string `json:"alt"`
	Color    string `json:"color"`
}

// Ready tells whether the banner can be shown.
func (b Banner) Ready() bool { return b.Jpeg800 != "" }

// URLs gives the banner with addresses instead of keys.
func (b Banner) URLs(url URLOf) Banner {
	b.Webp800, b.Jpeg800 = url.of(b.Webp800), url.of(b.Jpeg800)
	b.Webp1600, b.Jpeg1600 = url.of(b.Webp1600), url.of(b.Jpeg1600)
	return b
}

func (url URLOf) of(key string) string {
	if key == "" {
		return ""
	}
	return url(key)
}
