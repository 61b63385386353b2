package check_test

import (
	"errors"
	"strings"
	"testing"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/problem"
)

type rule func(path, value string) *problem.Field

func TestEachRuleAnswersWithTheSentenceOfTheSpecification(t *testing.T) {
	for _, c := range []struct {
		name   string
		rule   rule
		value  string
		code   string
		fr, en string
	}{
		{"required", check.Required, " ", "required", "Ce champ est obligatoire.", "This field is required."},
		{"email", check.Email, "ana", "email", "Veuillez entrer un courriel valide", "Please enter a valid email"},
		{"phone", check.Phone, "418", "phone", "Veuillez entrer un numéro de téléphone valide.",
			"Please enter a valid phone number."},
		{"postal code", check.Postal, "D1A 1A1", "postal_code", "Veuillez entrer un code postal valide.",
			"Please enter a valid postal code."},
		{"province", check.Province, "XX", "province", "Veuillez choisir une province valide.",
			"Please choose a valid province."},
		{"country", check.Country, "US", "country", "Veuillez choisir un pays valide.",
			"Please choose a valid country."},
	} {
		got := c.rule("field", c.value)
		want := problem.Field{Path: "field", Code: c.code, Text: problem.Say(c.fr, c.en)}
		if got == nil || *got != want {
			t.Errorf("%s of %q = %+v; want %+v", c.name, c.value, got, want)
		}
	}
}

func TestRulesAcceptAndRefuse(t *testing.T) {
	for _, c := range []struct {
		name           string
		rule           rule
		accept, refuse []string
	}{
		{"Required", check.Required, []string{"a", " a "}, []string{"", " ", "\t\n"}},
		{"Email", check.Email,
			[]string{"", "ana@exemple.ca", "ana.roy+info@sous.exemple.qc.ca", "o'neil@exemple.ca", "élise@éxemple.ca",
				"A@B.CA"},
			[]string{
				"ana", "ana@", "@exemple.ca", "ana@exemple", "ana@exemple.", "ana@.ca", "ana@-x.ca",
				"a b@exemple.ca", "ana@exem ple.ca", "Ana <ana@exemple.ca>", `"ana"@exemple.ca`,
				"ana@@exemple.ca", "ana@exemple.ca\n", "ana..roy@exemple.ca", ".ana@exemple.ca",
				"ana@exemple..ca", "ana@exemple.c", strings.Repeat("a", 65) + "@exemple.ca",
				"ana@" + strings.Repeat("e.", 130) + "ca",
			}},
		{"Phone", check.Phone, []string{"", "4185550142"}, []string{"418555014", "41855501422", "418-555-0142",
			"(418) 555-0142", "418555014a", "٤١٨٥٥٥٠١٤٢"}},
		{"Postal", check.Postal,
			[]string{"", "G0L 2Y0", "g0l2y0", "H2X-1Y4", "K1A 0B1", "X0A 0H0", "Y1A 1A1", "J4Z 9W9"},
			[]string{"W1A 1A1", "Z1A 1A1", "D1A 1A1", "G0D 2Y0", "G0L 2O0", "G0L  2Y0", "G0L_2Y0", "GOL 2Y0", "G0L 2Y",
				"G0L 2Y00", " G0L 2Y0", "12345"}},
		{"Province", check.Province,
			[]string{"", "NB", "NL", "NS", "NT", "NU", "AB", "MB", "BC", "QC", "ON", "PE", "SK", "YT"},
			[]string{"qc", "Quebec", "NF", "US", " QC"}},
		{"Country", check.Country, []string{"CA"}, []string{"", "ca", "US", "Canada"}},
	} {
		for _, value := range c.accept {
			if f := c.rule("x", value); f != nil {
				t.Errorf("%s refuses %q: %+v", c.name, value, f)
			}
		}
		for _, value := range c.refuse {
			if c.rule("x", value) == nil {
				t.Errorf("%s accepts %q", c.name, value)
			}
		}
	}
}

func TestLengthCountsCharactersNotBytes(t *testing.T) {
	for _, c := range []struct {
		value string
		code  string
	}{{"", ""}, {"é", "too_short"}, {"éé", ""}, {"éééé", ""}, {"ééééé", "too_long"}} {
		code := ""
		if f := check.Length("x", c.value, 2, 4); f != nil {
			code = f.Code
		}
		if code != c.code {
			t.Errorf("Length(%q, 2, 4) = %q; want %q", c.value, code, c.code)
		}
	}
	if text := check.LongerThan(20000); text.FR != "Ce champ doit comporter au plus 20\u00a0000 caractères." ||
		text.EN != "This field must have at most 20,000 characters." {
		t.Errorf("%+v", text)
	}
	if fr := check.Length("x", "a", 6, 42).Text.FR; fr != "Ce champ doit comporter au moins 6 caractères." {
		t.Errorf("too short says %q", fr)
	}
}

func TestAllShowsTheFirstBrokenRuleOfEachField(t *testing.T) {
	if err := check.All(nil, check.Required("a", "x"), nil); err != nil {
		t.Errorf("All with nothing broken = %v; want nil", err)
	}
	err := check.All(
		check.Required("email", ""), check.Length("email", "a", 2, 3),
		check.Phone("phone", "1"),
	)
	var p *problem.Error
	if !errors.As(err, &p) || p.Kind != problem.Invalid || p.Code != "invalid_input" {
		t.Fatalf("All = %#v; want an invalid_input", err)
	}
	if len(p.Fields) != 2 || p.Fields[0].Code != "required" || p.Fields[1].Path != "phone" {
		t.Errorf("fields = %+v", p.Fields)
	}
	if p.Text.FR != "Certains champs sont à corriger." {
		t.Errorf("sentence = %q", p.Text.FR)
	}
}

func TestARefusalOfOneFieldSpeaksWithItsSentence(t *testing.T) {
	var p *problem.Error
	if !errors.As(check.All(check.Email("email", "x")), &p) || p.Text.EN != "Please enter a valid email" {
		t.Errorf("sentence = %+v", p)
	}
}

func TestAPostalCodeIsOfItsProvince(t *testing.T) {
	letters := map[string]string{
		"A": "NL", "B": "NS", "C": "PE", "E": "NB", "G": "QC", "H": "QC", "J": "QC", "K": "ON", "L": "ON",
		"M": "ON", "N": "ON", "P": "ON", "R": "MB", "S": "SK", "T": "AB", "V": "BC", "X": "NT NU", "Y": "YT",
	}
	for letter, own := range letters {
		for province := range strings.FieldsSeq("AB BC MB NB NL NS NT NU ON PE QC SK YT") {
			broken := check.PostalIn("postalCode", letter+"2A 1B1", province)
			if wanted := !strings.Contains(own, province); wanted != (broken != nil) {
				t.Errorf("%s in %s: %+v", letter, province, broken)
			}
		}
	}
	for _, c := range []struct{ code, province string }{
		{"K1A 0B1", "QC"}, {"k1a0b1", "ON"}, {"g0l3y0", "QC"}, {"", "QC"},
		{"G0L 3Y0", ""}, {"12345", "QC"}, {"G0L 3Y0", "NY"},
	} {
		if broken := check.PostalIn("postalCode", c.code, c.province); broken != nil {
			t.Errorf("%q in %q: %+v", c.code, c.province, broken)
		}
	}
	if broken := check.PostalIn("a.postalCode", "K2A 0B1", "QC"); broken == nil || broken.Path != "a.postalCode" {
		t.Errorf("K2A in QC: %+v", broken)
	}
}

func TestShownForms(t *testing.T) {
	for in, want := range map[string]string{"4185550142": "(418) 555-0142", "418": "418", "": ""} {
		if got := check.ShowPhone(in); got != want {
			t.Errorf("ShowPhone(%q) = %q; want %q", in, got, want)
		}
	}
	for in, want := range map[string]string{
		"g0l2y0": "G0L 2Y0", "H2X-1Y4": "H2X 1Y4", "k1a 0b1": "K1A 0B1", "nope": "nope",
	} {
		if got := check.ShowPostal(in); got != want {
			t.Errorf("ShowPostal(%q) = %q; want %q", in, got, want)
		}
	}
}

func TestStripRemovesTagsAndKeepsText(t *testing.T) {
	for in, want := range map[string]string{
		"Bonjour":                             "Bonjour",
		"<p>Bonjour <b>toi</b></p>":           "Bonjour toi",
		"a < b & c > d":                       "a < b & c > d",
		"3 <5 et 7> 2":                        "3 <5 et 7> 2",
		"<script>alert(1)</script>Allô":       "Allô",
		"<STYLE>p{}</STYLE>x":                 "x",
		"<!-- caché -->vu":                    "vu",
		"<img src=x onerror=alert(1)":         "",
		"<<b>script>alert(1)<</b>/script>fin": "fin",
		"&lt;b&gt; tel quel":                  "&lt;b&gt; tel quel",
		"ligne 1\nligne 2":                    "ligne 1\nligne 2",
	} {
		if got := check.Strip(in); got != want {
			t.Errorf("Strip(%q) = %q; want %q", in, got, want)
		}
	}
}

func TestStripEndsSoonOnTagsWithinTags(t *testing.T) {
	if got := check.Strip(strings.Repeat("<", 20_000) + strings.Repeat("b>", 20_000)); strings.Contains(got, "<") {
		t.Errorf("a tag opener is left in %d characters", len(got))
	}
}

func FuzzStripLeavesNothingToStrip(f *testing.F) {
	f.Add("<<b>script>alert(1)<</b>/script>")
	f.Add("<a<b>c")
	f.Fuzz(func(t *testing.T, text string) {
		once := check.Strip(text)
		if again := check.Strip(once); again != once {
			t.Errorf("Strip(%q) = %q, then %q", text, once, again)
		}
	})
}
