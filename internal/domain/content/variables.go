package content

import (
	"fmt"
	"regexp"
	"strings"
)

// variables is what {{name}} stands for, so that a text says what configuration and the rules say.
type variables map[string]string

var (
	variable = regexp.MustCompile(`\{\{\s*([\pL\pN]+)\s*\}\}`)
	// condition is {{si name}}words{{fin}}: the words are read only where the variable has a value.
	condition = regexp.MustCompile(`(?s)\{\{si\s+([\pL\pN]+)\s*\}\}(.*?)\{\{fin\}\}`)
)

// fill puts the values in their places. An unknown name is an error: it would otherwise be read by a visitor.
func (v variables) fill(text string, written func(string) string) (string, error) {
	var unknown string
	text = condition.ReplaceAllStringFunc(text, func(found string) string {
		parts := condition.FindStringSubmatch(found)
		value, ok := v[parts[1]]
		if !ok {
			unknown = parts[1]
		}
		if value == "" {
			return ""
		}
		return parts[2]
	})
	if strings.Contains(text, "{{si") {
		return "", flawed("Un {{si …}} n’a pas de {{fin}}.", "a {{si …}} has no {{fin}}")
	}
	filled := variable.ReplaceAllStringFunc(text, func(found string) string {
		name := variable.FindStringSubmatch(found)[1]
		value, ok := v[name]
		if !ok {
			unknown = name
		}
		return written(value)
	})
	if unknown != "" {
		return "", flawed(fmt.Sprintf("La valeur {{%s}} n’existe pas.", unknown),
			fmt.Sprintf("{{%s}} stands for nothing", unknown))
	}
	return filled, nil
}

func plainly(value string) string { return value }

// inMarkdown writes a value so that Markdown reads it as words. An underscore is left alone: inside a word it means
// nothing, and addresses between angle brackets do not take backslashes.
var markdownMarks = strings.NewReplacer(`\`, `\\`, "`", "\\`", `*`, `\*`, `[`, `\[`, `]`, `\]`, `<`, `\<`, `>`, `\>`,
	`|`, `\|`, `~`, `\~`, `&`, `\&`)

func inMarkdown(value string) string { return markdownMarks.Replace(value) }
