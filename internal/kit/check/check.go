// Package check holds the rules a typed value must meet before the product believes it: the specification's section 5,
// word for word, in French and in English. It judges one value at a time and never reads a database or a clock.
//
// A rule returns nil, or the [problem.Field] to show under the field. [All] gathers them into the one refusal that
// the edge answers as 422:
//
//	return check.All(
//		check.Required("email", in.Email), check.Email("email", in.Email),
//		check.Required("phone", in.Phone), check.Phone("phone", in.Phone),
//	)
//
// Every rule but [Required] and [Country] accepts an empty value, so that an optional field needs no condition.
package check

import (
	"fmt"
	"net/mail"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"rangrue/internal/kit/french"
	"rangrue/internal/kit/problem"
)

// The sentences of section 5. The specification gives English for the first three; the others are ours.
var (
	textRequired = problem.Say("Ce champ est obligatoire.", "This field is required.")
	textEmail    = problem.Say("Veuillez entrer un courriel valide", "Please enter a valid email")
	textPhone    = problem.Say("Veuillez entrer un numéro de téléphone valide.", "Please enter a valid phone number.")
	textPostal   = problem.Say("Veuillez entrer un code postal valide.", "Please enter a valid postal code.")
	textProvince = problem.Say("Veuillez choisir une province valide.", "Please choose a valid province.")
	textPostalIn = problem.Say("Ce code postal ne correspond pas à la province choisie.",
		"This postal code does not match the chosen province.")
	textCountry = problem.Say("Veuillez choisir un pays valide.", "Please choose a valid country.")
)

// All is nil when every rule is met, else one refusal of kind [problem.Invalid] with the first broken rule of each
// field, in the order given.
func All(broken ...*problem.Field) error {
	var fields []problem.Field
	seen := map[string]bool{}
	for _, f := range broken {
		if f == nil || seen[f.Path] {
			continue
		}
		seen[f.Path] = true
		fields = append(fields, *f)
	}
	if len(fields) == 0 {
		return nil
	}
	return Refuse(fields...)
}

// Refuse is the 422 for fields already known to be wrong. The sentence of the whole is that of its only field, so
// that a form with one field can show it as it is.
func Refuse(fields ...problem.Field) *problem.Error {
	text := problem.Say("Certains champs sont à corriger.", "Some fields need to be corrected.")
	if len(fields) == 1 {
		text = fields[0].Text
	}
	e := problem.New(problem.Invalid, "invalid_input", text)
	e.Fields = fields
	return e
}

// Fail is a broken rule with words of the caller's own.
func Fail(path, code string, text problem.Text) *problem.Field {
	return &problem.Field{Path: path, Code: code, Text: text}
}

// Required refuses an empty value; spaces alone are empty.
func Required(path, value string) *problem.Field {
	if strings.TrimSpace(value) == "" {
		return Fail(path, "required", textRequired)
	}
	return nil
}

// Email refuses what no mail server would take, and the display forms that net/mail alone would let through
// ("Ana <ana@exemple.ca>", quoted local parts).
func Email(path, value string) *problem.Field {
	if value == "" || validEmail(value) {
		return nil
	}
	return Fail(path, "email", textEmail)
}

var (
	emailLocal  = regexp.MustCompile(`^[^\s"(),:;<>@\[\\\]]{1,64}$`)
	emailDomain = regexp.MustCompile(`^[\pL\pN](?:[\pL\pN-]*[\pL\pN])?` +
		`(?:\.[\pL\pN](?:[\pL\pN-]*[\pL\pN])?)*\.[\pL\pN-]{2,}$`)
)

func validEmail(value string) bool {
	local, domain, ok := strings.Cut(value, "@")
	if !ok || len(value) > 254 || !emailLocal.MatchString(local) || !emailDomain.MatchString(domain) {
		return false
	}
	address, err := mail.ParseAddress(value)
	return err == nil && address.Address == value
}

var tenDigits = regexp.MustCompile(`^[0-9]{10}$`)

// Phone refuses anything but exactly ten digits.
func Phone(path, value string) *problem.Field {
	if value == "" || tenDigits.MatchString(value) {
		return nil
	}
	return Fail(path, "phone", textPhone)
}

// ShowPhone writes ten digits as (418) 555-0142; anything else comes back as it was.
func ShowPhone(value string) string {
	if !tenDigits.MatchString(value) {
		return value
	}
	return "(" + value[:3] + ") " + value[3:6] + "-" + value[6:]
}

// D, F, I, O, Q and U are never used in a Canadian postal code; W and Z never open one.
var postal = regexp.MustCompile(`^[ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z][ -]?[0-9][ABCEGHJ-NPRSTV-Z][0-9]$`)

// Postal refuses what Canada Post would not deliver to; upper or lower case, with a space, a hyphen or nothing between.
func Postal(path, value string) *problem.Field {
	if value == "" || postal.MatchString(strings.ToUpper(value)) {
		return nil
	}
	return Fail(path, "postal_code", textPostal)
}

// ShowPostal writes a valid code in upper case and two groups of three (G0L 2Y0); anything else comes back as it was.
func ShowPostal(value string) string {
	code := strings.ToUpper(strings.TrimSpace(value))
	if !postal.MatchString(code) {
		return value
	}
	return code[:3] + " " + code[len(code)-3:]
}

var provinces = map[string]bool{
	"AB": true, "BC": true, "MB": true, "NB": true, "NL": true, "NS": true, "NT": true,
	"NU": true, "ON": true, "PE": true, "QC": true, "SK": true, "YT": true,
}

// Province refuses all but the thirteen codes. Of the specification's two readings of YT, the checkout's is taken:
// it offers Yukon, so Yukon is valid.
func Province(path, value string) *problem.Field {
	if value == "" || provinces[value] {
		return nil
	}
	return Fail(path, "province", textProvince)
}

// provincesByLetter are the provinces whose postal codes begin with a letter.
var provincesByLetter = map[byte][]string{
	'A': {"NL"}, 'B': {"NS"}, 'C': {"PE"}, 'E': {"NB"}, 'G': {"QC"}, 'H': {"QC"}, 'J': {"QC"},
	'K': {"ON"}, 'L': {"ON"}, 'M': {"ON"}, 'N': {"ON"}, 'P': {"ON"}, 'R': {"MB"}, 'S': {"SK"}, 'T': {"AB"},
	'V': {"BC"}, 'X': {"NT", "NU"}, 'Y': {"YT"},
}

// PostalIn refuses a postal code of another province: taxes follow the province. Federal offices of both banks of the
// Ottawa River share K1A. What is not a postal code or not a province is left to their own rules.
func PostalIn(path, code, province string) *problem.Field {
	code = strings.ToUpper(code)
	if !postal.MatchString(code) || !provinces[province] || slices.Contains(provincesByLetter[code[0]], province) ||
		province == "QC" && strings.HasPrefix(code, "K1A") {
		return nil
	}
	return Fail(path, "postal_code_province", textPostalIn)
}

// ProvinceOf is the province that a postal code begins with, the first of two that share a letter; empty for none.
func ProvinceOf(code string) string {
	if code == "" {
		return ""
	}
	if in := provincesByLetter[strings.ToUpper(code)[0]]; len(in) > 0 {
		return in[0]
	}
	return ""
}

// Country refuses all but CA, the empty value included.
func Country(path, value string) *problem.Field {
	if value == "CA" {
		return nil
	}
	return Fail(path, "country", textCountry)
}

// Length refuses a value shorter than least or longer than most characters; a negative bound is no bound.
func Length(path, value string, least, most int) *problem.Field {
	n := utf8.RuneCountInString(value)
	switch {
	case n == 0:
		return nil
	case least >= 0 && n < least:
		return Fail(path, "too_short", ShorterThan(least))
	case most >= 0 && n > most:
		return Fail(path, "too_long", LongerThan(most))
	}
	return nil
}

// ShorterThan is the sentence for a value under its least length.
func ShorterThan(least int) problem.Text {
	n := Number(int64(least))
	return problem.Say(
		fmt.Sprintf("Ce champ doit comporter au moins %s caractère%s.", n.FR, plural(least)),
		fmt.Sprintf("This field must have at least %s character%s.", n.EN, plural(least)))
}

// LongerThan is the sentence for a value over its greatest length.
func LongerThan(most int) problem.Text {
	n := Number(int64(most))
	return problem.Say(
		fmt.Sprintf("Ce champ doit comporter au plus %s caractère%s.", n.FR, plural(most)),
		fmt.Sprintf("This field must have at most %s character%s.", n.EN, plural(most)))
}

// Number writes a number for a sentence: 1 000 000 in French, with no-break spaces, and 1,000,000 in English.
func Number(n int64) problem.Text {
	text := french.Number(n)
	return problem.Say(text, strings.ReplaceAll(text, "\u00a0", ","))
}

func plural(n int) string {
	if n > 1 {
		return "s"
	}
	return ""
}
