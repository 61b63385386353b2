package content

import (
	"strings"

	"github.com/yuin/goldmark/ast"
)

// readQuestions takes a text apart at its second-level headings: each is a question, what follows is its answer.
func readQuestions(source []byte) (intro string, items []FAQItem, err error) {
	var answer strings.Builder
	finish := func() {
		if len(items) > 0 {
			items[len(items)-1].Answer = answer.String()
		} else {
			intro = answer.String()
		}
		answer.Reset()
	}
	for n := parse(source).FirstChild(); n != nil; n = n.NextSibling() {
		if h, ok := n.(*ast.Heading); ok && h.Level == 2 {
			finish()
			items = append(items, FAQItem{ID: anchorOf(h), Question: words(h, source)})
			continue
		}
		html, err := write(n, source)
		if err != nil {
			return "", nil, err
		}
		answer.WriteString(html)
	}
	finish()
	for _, item := range items {
		if item.Answer == "" {
			return "", nil, flawed("Cette question n’a pas de réponse\u00a0: "+item.Question,
				"no answer to "+item.Question)
		}
	}
	return intro, items, nil
}
