package content

import (
	"regexp"
	"strings"
)

// Mark shows in a clean HTML text what changed since another: words added within <ins>, words taken away within <del>.
// The elements are those of the new text. It also tells how many places changed.
func Mark(before, after string) (marked string, places int) {
	var out marker
	old, fresh := blocksOf(before), blocksOf(after)
	align(old, fresh, func(i, j int) {
		switch {
		case j < 0:
			out.gone = append(out.gone, old[i])
		case i < 0:
			out.added = append(out.added, fresh[j])
		default:
			out.flush()
			out.WriteString(fresh[j])
		}
	})
	out.flush()
	return out.String(), out.places
}

// block ends a paragraph, a heading, a line of a list or of a table.
var block = regexp.MustCompile(`</(?:p|h2|h3|h4|li|tr|pre|blockquote)>|<hr>`)

func blocksOf(text string) (blocks []string) {
	start := 0
	for _, at := range block.FindAllStringIndex(text, -1) {
		blocks = append(blocks, text[start:at[1]])
		start = at[1]
	}
	if start < len(text) {
		blocks = append(blocks, text[start:])
	}
	return blocks
}

// marker writes the new text; blocks that differ wait until the next one that does not.
type marker struct {
	strings.Builder
	gone, added []string
	places      int
}

// flush compares the blocks that differ one by one, in their order.
func (m *marker) flush() {
	for i := range max(len(m.gone), len(m.added)) {
		var before, after string
		if i < len(m.gone) {
			before = m.gone[i]
		}
		if i < len(m.added) {
			after = m.added[i]
		}
		m.words(before, after)
	}
	m.gone, m.added = nil, nil
}

var token = regexp.MustCompile(`<[^>]*>|[^<\s]+\s*|\s+`)

// words compares two blocks word by word.
func (m *marker) words(before, after string) {
	old, fresh := token.FindAllString(before, -1), token.FindAllString(after, -1)
	var gone, added strings.Builder
	changed := false
	flush := func() {
		for _, part := range []struct {
			words *strings.Builder
			name  string
		}{{&gone, "del"}, {&added, "ins"}} {
			if strings.TrimSpace(part.words.String()) != "" {
				m.WriteString("<" + part.name + ">" + part.words.String() + "</" + part.name + ">")
				changed = true
			}
			part.words.Reset()
		}
	}
	align(old, fresh, func(i, j int) {
		switch {
		case j < 0:
			if !isTag(old[i]) {
				gone.WriteString(old[i])
			}
		case i < 0 && !isTag(fresh[j]):
			added.WriteString(fresh[j])
		default:
			flush()
			m.WriteString(fresh[j])
		}
	})
	flush()
	if changed {
		m.places++
	}
}

func isTag(token string) bool { return strings.HasPrefix(token, "<") }

// mostCells bounds the work of [align]: beyond it everything counts as replaced.
const mostCells = 4_000_000

// align walks two lists side by side: both indexes where they agree, -1 for the list that has no such element.
func align(a, b []string, step func(i, j int)) {
	start := 0
	for start < len(a) && start < len(b) && a[start] == b[start] {
		step(start, start)
		start++
	}
	endA, endB := len(a), len(b)
	for endA > start && endB > start && a[endA-1] == b[endB-1] {
		endA, endB = endA-1, endB-1
	}
	alignMiddle(a[start:endA], b[start:endB], func(i, j int) {
		if i >= 0 {
			i += start
		}
		if j >= 0 {
			j += start
		}
		step(i, j)
	})
	for i := 0; endA+i < len(a); i++ {
		step(endA+i, endB+i)
	}
}

// alignMiddle keeps the longest common subsequence of two lists.
func alignMiddle(a, b []string, step func(i, j int)) {
	common := make([][]int32, len(a)+1)
	width := len(b) + 1
	if len(a)*len(b) > mostCells {
		width = 0
	}
	for i := range common {
		common[i] = make([]int32, width)
	}
	for i := len(a) - 1; i >= 0 && width > 0; i-- {
		for j := len(b) - 1; j >= 0; j-- {
			if common[i][j] = max(common[i+1][j], common[i][j+1]); a[i] == b[j] {
				common[i][j] = common[i+1][j+1] + 1
			}
		}
	}
	i, j := 0, 0
	for i < len(a) || j < len(b) {
		switch {
		case i < len(a) && j < len(b) && width > 0 && a[i] == b[j]:
			step(i, j)
			i, j = i+1, j+1
		case i < len(a) && (j == len(b) || width == 0 || common[i+1][j] >= common[i][j+1]):
			step(i, -1)
			i++
		default:
			step(-1, j)
			j++
		}
	}
}
