package web

import (
	"bytes"
	"cmp"
	_ "embed"
	"fmt"
	"html/template"
	"maps"
	"net/http"
	"slices"
	"strings"
	"sync"

	"github.com/danielgtaylor/huma/v2"
)

//go:embed docs.html
var docsPage string

//go:embed docs.css
var docsStyle []byte

const docsCSP = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// serveDocs renders the document as one page to read and search, without any script.
func serveDocs(api huma.API) http.HandlerFunc {
	page := template.Must(template.New("docs").Parse(docsPage))
	body := sync.OnceValue(func() []byte {
		var out bytes.Buffer
		if err := page.Execute(&out, describe(api.OpenAPI())); err != nil {
			panic(fmt.Sprintf("web: the API's page cannot be written: %v", err))
		}
		return out.Bytes()
	})
	return func(w http.ResponseWriter, r *http.Request) {
		scopeOf(r.Context()).route = Prefix + "/docs"
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		w.Header().Set("Cache-Control", CacheAsk)
		setAll(w.Header(), pageHeaders)
		w.Header().Set("Content-Security-Policy", docsCSP)
		_, _ = w.Write(body())
	}
}

func serveDocsStyle(w http.ResponseWriter, r *http.Request) {
	scopeOf(r.Context()).route = Prefix + "/docs.css"
	w.Header().Set("Content-Type", "text/css; charset=utf-8")
	w.Header().Set("Cache-Control", CacheAsk)
	_, _ = w.Write(docsStyle)
}

type docs struct {
	Title, Version, Prefix string
	Groups                 []docsGroup
	Schemas                []docsSchema
}

type docsGroup struct {
	Name  string
	Calls []docsCall
}

type docsCall struct {
	ID, Method, Path, Summary, Description string
	Parameters                             []docsField
	Body                                   docsType
	Responses                              []docsResponse
}

type docsResponse struct {
	Status, Description string
	Type                docsType
}

type docsSchema struct {
	Name   string
	Fields []docsField
}

type docsField struct {
	Name, In, Rules, Doc string
	Type                 docsType
	Required             bool
}

// docsType is a type in words, with the schema it refers to when there is one.
type docsType struct{ Before, Ref, After string }

func describe(o *huma.OpenAPI) docs {
	d := docs{Title: o.Info.Title, Version: o.Info.Version, Prefix: Prefix}
	groups := map[string][]docsCall{}
	for _, path := range slices.Sorted(maps.Keys(o.Paths)) {
		item := o.Paths[path]
		for _, op := range []*huma.Operation{item.Get, item.Post, item.Put, item.Patch, item.Delete} {
			if op == nil || op.Hidden {
				continue
			}
			name := strings.SplitN(strings.Trim(path, "/"), "/", 2)[0]
			if len(op.Tags) > 0 {
				name = op.Tags[0]
			}
			groups[name] = append(groups[name], describeCall(op))
		}
	}
	for _, name := range slices.Sorted(maps.Keys(groups)) {
		d.Groups = append(d.Groups, docsGroup{Name: name, Calls: groups[name]})
	}
	schemas := o.Components.Schemas.Map()
	for _, name := range slices.Sorted(maps.Keys(schemas)) {
		d.Schemas = append(d.Schemas, docsSchema{Name: name, Fields: describeFields(schemas[name])})
	}
	return d
}

func describeCall(op *huma.Operation) docsCall {
	c := docsCall{
		ID: op.OperationID, Method: op.Method, Path: op.Path, Summary: op.Summary, Description: op.Description,
	}
	for _, p := range op.Parameters {
		c.Parameters = append(c.Parameters, docsField{Name: p.Name, In: p.In, Required: p.Required,
			Type: typeWords(p.Schema), Rules: ruleWords(p.Schema), Doc: cmp.Or(p.Description, p.Schema.Description)})
	}
	if op.RequestBody != nil {
		c.Body = contentWords(op.RequestBody.Content)
	}
	for _, status := range slices.Sorted(maps.Keys(op.Responses)) {
		r := op.Responses[status]
		c.Responses = append(c.Responses, docsResponse{Status: status, Description: r.Description,
			Type: contentWords(r.Content)})
	}
	return c
}

func describeFields(s *huma.Schema) []docsField {
	var fields []docsField
	for _, name := range slices.Sorted(maps.Keys(s.Properties)) {
		property := s.Properties[name]
		fields = append(fields, docsField{Name: name, Required: slices.Contains(s.Required, name),
			Type: typeWords(property), Rules: ruleWords(property), Doc: property.Description})
	}
	return fields
}

func contentWords(content map[string]*huma.MediaType) docsType {
	if len(content) == 0 {
		return docsType{}
	}
	kind := slices.Min(slices.Collect(maps.Keys(content)))
	if schema := content[kind].Schema; schema != nil {
		return typeWords(schema)
	}
	return docsType{Before: kind}
}

func typeWords(s *huma.Schema) docsType {
	if s == nil {
		return docsType{}
	}
	if s.Ref != "" {
		return docsType{Ref: s.Ref[strings.LastIndexByte(s.Ref, '/')+1:]}
	}
	t := docsType{Before: s.Type}
	switch {
	case s.Type == huma.TypeArray:
		t = typeWords(s.Items)
		t.Before = "list of " + t.Before
	case s.Type == huma.TypeObject:
		if of, ok := s.AdditionalProperties.(*huma.Schema); ok {
			t = typeWords(of)
			t.Before = "map of " + t.Before
		}
	case s.Format != "":
		t.After = " (" + s.Format + ")"
	case s.Type == "":
		t.Before = "any"
	}
	if s.Nullable {
		t.After += " or null"
	}
	return t
}

func ruleWords(s *huma.Schema) string {
	var words []string
	say := func(given bool, format string, values ...any) {
		if given {
			words = append(words, fmt.Sprintf(format, values...))
		}
	}
	bounds := func(name string, least, most *int) {
		say(least != nil, "at least %v %s", deref(least), name)
		say(most != nil, "at most %v %s", deref(most), name)
	}
	bounds("characters", s.MinLength, s.MaxLength)
	bounds("items", s.MinItems, s.MaxItems)
	say(s.Minimum != nil, "from %v", deref(s.Minimum))
	say(s.Maximum != nil, "to %v", deref(s.Maximum))
	say(s.Pattern != "", "matches %s", s.Pattern)
	say(s.Default != nil, "default %v", s.Default)
	if len(s.Enum) > 0 {
		allowed := strings.Trim(fmt.Sprintf("%q", s.Enum), "[]")
		words = append(words, "one of "+strings.ReplaceAll(allowed, `" "`, `", "`))
	}
	return strings.Join(words, ", ")
}

func deref[T any](p *T) (v T) {
	if p != nil {
		v = *p
	}
	return v
}
