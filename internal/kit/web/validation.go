package web

import (
	"errors"
	"fmt"
	"math"
	"net/http"
	"strconv"
	"strings"

	"github.com/danielgtaylor/huma/v2"
	v "github.com/danielgtaylor/huma/v2/validation"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/problem"
)

// huma words its findings in English inside a string. Its own messages are replaced by "code argument", which this
// file turns into sentences in both languages; its errors become a Problem.
func init() {
	huma.NewError = func(status int, _ string, errs ...error) huma.StatusError { return fromHuma(status, errs) }
	huma.DefaultArrayNullable = false // see List
	for message, code := range map[*string]string{
		&v.MsgUnexpectedProperty: "unknown_field", &v.MsgExpectedRFC3339DateTime: "date_time",
		&v.MsgExpectedRFC1123DateTime: "date_time", &v.MsgExpectedRFC3339Date: "date",
		&v.MsgExpectedRFC3339Time: "time", &v.MsgExpectedDuration: "duration %v",
		&v.MsgExpectedRFC5322Email: "email %v", &v.MsgExpectedRFC3986URI: "uri %v",
		&v.MsgExpectedRFC4122UUID: "uuid %v", &v.MsgExpectedBoolean: "wrong_type boolean",
		&v.MsgExpectedNumber: "wrong_type number", &v.MsgExpectedInteger: "wrong_type integer",
		&v.MsgExpectedString: "wrong_type string", &v.MsgExpectedArray: "wrong_type array",
		&v.MsgExpectedObject: "wrong_type object", &v.MsgExpectedArrayItemsUnique: "not_unique",
		&v.MsgExpectedOneOf: "not_allowed %s", &v.MsgExpectedMinimumNumber: "too_small %v",
		&v.MsgExpectedExclusiveMinimumNumber: "not_above %v", &v.MsgExpectedMaximumNumber: "too_large %v",
		&v.MsgExpectedExclusiveMaximumNumber: "not_below %v", &v.MsgExpectedNumberBeMultipleOf: "not_multiple %v",
		&v.MsgExpectedMinLength: "too_short %d", &v.MsgExpectedMaxLength: "too_long %d",
		&v.MsgExpectedBePattern: "pattern %s", &v.MsgExpectedMatchPattern: "pattern %s",
		&v.MsgExpectedMinItems: "too_few %d", &v.MsgExpectedMaxItems: "too_many %d",
		&v.MsgExpectedMinProperties: "too_few %d", &v.MsgExpectedMaxProperties: "too_many %d",
		&v.MsgExpectedRequiredProperty: "required %s", &v.MsgExpectedDependentRequiredProperty: "required %s %s",
	} {
		*message = code
	}
}

// finding reads a message back as a code and its argument, those that huma does not let us reword included.
func finding(message string) (code, argument string) {
	switch {
	case strings.HasSuffix(message, "parameter is missing"):
		return "required", ""
	case message == "invalid integer":
		return "wrong_type", "integer"
	case message == "invalid float":
		return "wrong_type", "number"
	case message == "invalid boolean":
		return "wrong_type", "boolean"
	case strings.HasPrefix(message, "invalid date/time"):
		return "date_time", ""
	case message == "unknown query parameter":
		return "unknown_field", ""
	}
	code, argument, _ = strings.Cut(message, " ")
	return code, argument
}

// fromHuma gives a failure found before the handler its status, code and sentences. No value is ever echoed: it may
// be a password or an address.
func fromHuma(status int, errs []error) *Problem {
	var excess *http.MaxBytesError
	var fields []problem.Field
	for _, err := range errs {
		if errors.As(err, &excess) {
			return statusProblem(http.StatusRequestEntityTooLarge)
		}
		var what *problem.Error
		if errors.As(err, &what) {
			fields = append(fields, what.Fields...)
			continue
		}
		if d, ok := err.(huma.ErrorDetailer); ok {
			detail := d.ErrorDetail()
			if strings.HasSuffix(detail.Message, "request body too large") { // multipart keeps no error chain
				return statusProblem(http.StatusRequestEntityTooLarge)
			}
			fields = append(fields, fieldOf(detail))
		}
	}
	switch status {
	case http.StatusUnprocessableEntity:
		p := check.Refuse(firsts(fields)...)
		return &Problem{Status: status, Code: p.Code, what: p}
	case http.StatusBadRequest:
		if len(errs) == 0 {
			return refusedBody("body_required", textNoBody)
		}
		return refusedBody("invalid_json", textInvalidJSON)
	case http.StatusInternalServerError:
		p := statusProblem(status)
		p.cause = errors.Join(errs...)
		return p
	}
	return statusProblem(status)
}

func refusedBody(code string, text problem.Text) *Problem {
	return &Problem{Status: http.StatusUnprocessableEntity, what: problem.New(problem.Invalid, code, text)}
}

// firsts keeps the first finding of each field: one sentence under a field is enough.
func firsts(fields []problem.Field) []problem.Field {
	var kept []problem.Field
	seen := map[string]bool{}
	for _, f := range fields {
		if !seen[f.Path] {
			seen[f.Path] = true
			kept = append(kept, f)
		}
	}
	return kept
}

func fieldOf(d *huma.ErrorDetail) problem.Field {
	code, argument := finding(d.Message)
	path := d.Location
	for _, place := range []string{"body", "query", "path", "header", "cookie", "formData"} {
		if rest, ok := strings.CutPrefix(path, place); ok && (rest == "" || rest[0] == '.' || rest[0] == '[') {
			path = strings.TrimPrefix(rest, ".")
			break
		}
	}
	if code == "required" && argument != "" { // huma names the parent: append the missing child
		name, _, _ := strings.Cut(argument, " ")
		path = strings.TrimPrefix(path+"."+name, ".")
	}
	if empty := d.Value == nil || d.Value == ""; empty && (code == "too_short" || code == "wrong_type" ||
		code == "email") {
		code = "required"
	}
	code, text := sentence(code, argument)
	return problem.Field{Path: path, Code: code, Text: text}
}

var wrongTypes = map[string]problem.Text{
	"boolean": problem.Say("Ce champ doit être vrai ou faux.", "This field must be true or false."),
	"number":  problem.Say("Ce champ doit être un nombre.", "This field must be a number."),
	"integer": problem.Say("Ce champ doit être un nombre entier.", "This field must be a whole number."),
	"string":  problem.Say("Ce champ doit être un texte.", "This field must be a text."),
	"array":   problem.Say("Ce champ doit être une liste.", "This field must be a list."),
	"object":  problem.Say("Ce champ doit être un objet.", "This field must be an object."),
}

var rules = map[string]problem.Text{
	"unknown_field": problem.Say("Ce champ est inconnu.", "This field is unknown."),
	"date_time": problem.Say("Veuillez entrer une date et une heure valides.",
		"Please enter a valid date and time."),
	"date":       problem.Say("Veuillez entrer une date valide.", "Please enter a valid date."),
	"time":       problem.Say("Veuillez entrer une heure valide.", "Please enter a valid time."),
	"duration":   problem.Say("Veuillez entrer une durée valide.", "Please enter a valid duration."),
	"uri":        problem.Say("Veuillez entrer une adresse Web valide.", "Please enter a valid web address."),
	"uuid":       problem.Say("Cet identifiant n'est pas valide.", "This identifier is not valid."),
	"pattern":    problem.Say("Ce format n'est pas valide.", "This format is not valid."),
	"not_unique": problem.Say("La liste contient deux fois la même valeur.", "The list holds the same value twice."),
	"not_allowed": problem.Say("Choisissez une des valeurs permises\u00a0: %s.",
		"Choose one of the allowed values: %s."),
	"too_small":    problem.Say("La valeur doit être d'au moins %s.", "The value must be at least %s."),
	"not_above":    problem.Say("La valeur doit être supérieure à %s.", "The value must be greater than %s."),
	"too_large":    problem.Say("La valeur doit être d'au plus %s.", "The value must be at most %s."),
	"not_below":    problem.Say("La valeur doit être inférieure à %s.", "The value must be less than %s."),
	"not_multiple": problem.Say("La valeur doit être un multiple de %s.", "The value must be a multiple of %s."),
	"too_few":      problem.Say("Il faut au moins %s éléments.", "At least %s items are needed."),
	"too_many":     problem.Say("Il faut au plus %s éléments.", "At most %s items are allowed."),
}

// sentence words a finding; one it does not know becomes "invalid".
func sentence(code, argument string) (string, problem.Text) {
	switch code {
	case "required":
		return code, check.Required("", "").Text
	case "email":
		return code, check.Email("", "?").Text
	case "wrong_type":
		return code, wrongTypes[argument]
	case "too_short", "too_long":
		var n int
		fmt.Sscan(argument, &n) //nolint:errcheck // it is our own %d
		if code == "too_short" {
			return code, check.ShorterThan(n)
		}
		return code, check.LongerThan(n)
	}
	text, ok := rules[code]
	if !ok {
		return "invalid", problem.Say("Cette valeur n'est pas valide.", "This value is not valid.")
	}
	if strings.Contains(text.FR, "%s") {
		bound := problem.Say(argument, argument)
		if code != "not_allowed" {
			bound = number(argument)
		}
		text = problem.Say(fmt.Sprintf(text.FR, bound.FR), fmt.Sprintf(text.EN, bound.EN))
	}
	return code, text
}

// number writes a bound of a rule for a sentence. One of a million comes as 1e+06.
func number(bound string) problem.Text {
	n, err := strconv.ParseFloat(bound, 64)
	if err != nil || n != math.Trunc(n) || math.Abs(n) > math.MaxInt32 {
		return problem.Say(strings.ReplaceAll(bound, ".", ","), bound)
	}
	return check.Number(int64(n))
}
