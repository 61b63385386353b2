package catalog

import (
	"cmp"
	"context"
	"slices"
	"strconv"
	"strings"

	"rangrue/internal/kit/picture"
)

// Category is a group of products, in a tree. Its slug is unique among its siblings; its address is the slugs of its
// ancestors and its own joined by "/".
type Category struct {
	ID       string
	ShortID  int // small number that never changes, for people and for links outside; given here when zero
	ParentID string
	Slug     string // empty: made from the name
	Name     string
	Order    int // among its siblings, ascending

	PictureName string          // one of the site's own photographs; empty when Picture is shown, or nothing is
	Picture     picture.Picture // one that an operator sent, with keys of the file store
}

// CountFunc tells how many visible products each category shows, its descendants included.
type CountFunc func(ctx context.Context) (map[string]int, error)

// Tree is the whole of the categories at one moment, ready to be walked. It is never changed once made.
type Tree struct {
	flat     []Category
	byID     map[string]int
	children map[string][]int // by parent id, "" for the tops
	paths    []string
	chains   [][]string        // by index: ids from the category itself up to its top
	former   map[string]string // former addresses: ids of the categories that they lead to
}

// NewTree orders categories by their order, then by name, and links them to their parents.
func NewTree(all []Category) *Tree {
	flat := slices.Clone(all)
	slices.SortStableFunc(flat, func(a, b Category) int {
		return cmp.Or(cmp.Compare(a.Order, b.Order), strings.Compare(a.Name, b.Name), strings.Compare(a.ID, b.ID))
	})
	t := &Tree{
		flat: flat, byID: make(map[string]int, len(flat)), children: map[string][]int{},
		paths: make([]string, len(flat)), chains: make([][]string, len(flat)),
	}
	for i, c := range flat {
		t.byID[c.ID] = i
		t.children[c.ParentID] = append(t.children[c.ParentID], i)
	}
	t.link("", "", nil)
	return t
}

// link walks down from a parent, so that each path and chain is made once.
func (t *Tree) link(parent, path string, chain []string) {
	for _, i := range t.children[parent] {
		c := t.flat[i]
		t.paths[i] = path + c.Slug
		t.chains[i] = append([]string{c.ID}, chain...)
		t.link(c.ID, t.paths[i]+"/", t.chains[i])
	}
}

// Flat lists every category sorted by order.
func (t *Tree) Flat() []Category { return t.flat }

// Get finds a category by id.
func (t *Tree) Get(id string) (Category, bool) {
	i, ok := t.byID[id]
	if !ok {
		return Category{}, false
	}
	return t.flat[i], true
}

// Children lists the categories right under a parent, in order; "" asks for the tops.
func (t *Tree) Children(parent string) []Category {
	list := make([]Category, 0, len(t.children[parent]))
	for _, i := range t.children[parent] {
		list = append(list, t.flat[i])
	}
	return list
}

// Chain gives the ids from a category up to its top, itself first; nil when the id is unknown.
func (t *Tree) Chain(id string) []string {
	if i, ok := t.byID[id]; ok {
		return t.chains[i]
	}
	return nil
}

// Path is the address of a category: the slugs from its top down to it, joined by "/".
func (t *Tree) Path(id string) string {
	if i, ok := t.byID[id]; ok {
		return t.paths[i]
	}
	return ""
}

// ByPath finds the category at an address.
func (t *Tree) ByPath(path string) (Category, bool) {
	i := slices.Index(t.paths, strings.Trim(path, "/"))
	if i < 0 || path == "" {
		return Category{}, false
	}
	return t.flat[i], true
}

// ByFormerPath finds the category that an address led to before it was renamed, moved or merged.
func (t *Tree) ByFormerPath(path string) (Category, bool) {
	return t.Get(t.former[strings.Trim(path, "/")])
}

// Find finds the category that a visitor names: by its id, its address or a former one, its short id, or its slug when
// no other category has it.
func (t *Tree) Find(name string) (found Category, ok bool) {
	for _, find := range []func(string) (Category, bool){t.Get, t.ByPath, t.ByFormerPath} {
		if found, ok = find(name); ok {
			return found, true
		}
	}
	short, err := strconv.Atoi(name)
	for _, c := range t.flat {
		if err == nil && c.ShortID == short {
			return c, true
		}
		if c.Slug == name {
			if ok {
				return Category{}, false
			}
			found, ok = c, true
		}
	}
	return found, ok
}

// Around is what a page about a category shows of the tree: the way down to it, itself, and what is right under it.
func (t *Tree) Around(c Category) []Category {
	chain := t.Chain(c.ID)
	around := make([]Category, 0, len(chain))
	for _, id := range slices.Backward(chain) {
		at, _ := t.Get(id)
		around = append(around, at)
	}
	return append(around, t.Children(c.ID)...)
}

// WithAncestors gives the categories and, after them, every ancestor of theirs, each once. Unknown ids are dropped.
func (t *Tree) WithAncestors(ids []string) []string {
	all := make([]string, 0, len(ids)*3)
	for _, id := range ids {
		if i, ok := t.byID[id]; ok && !slices.Contains(all, id) {
			all = append(all, t.flat[i].ID) // the tree's own text, so that a hundred thousand products share it
		}
	}
	for _, id := range all[:len(all):len(all)] {
		for _, up := range t.Chain(id) {
			if !slices.Contains(all, up) {
				all = append(all, up)
			}
		}
	}
	return all
}
