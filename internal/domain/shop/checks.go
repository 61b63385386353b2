package shop

import (
	"regexp"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/problem"
)

var (
	gstShape = regexp.MustCompile(`^[0-9]{9} RT[0-9]{4}$`)
	qstShape = regexp.MustCompile(`^[0-9]{10} TQ[0-9]{4}$`)
)

// Verdict is what a check of legal data found.
type Verdict string

const (
	Fine   Verdict = "fine"
	Look   Verdict = "look"   // someone should look; it does not prevent an approval
	Blocks Verdict = "blocks" // the shop cannot be approved
)

// Check is one line of legal data with what was found of it. A code is stable; the console has the words.
type Check struct {
	Field   string  `json:"field" enum:"legalName,address,gst,qst,contact,terms"`
	Verdict Verdict `json:"verdict" enum:"fine,look,blocks"`
	Code    string  `json:"code" enum:"named,missing,in_quebec,outside_quebec,outside_accepted,small_supplier,right,shape,check_digit,one_of_two,reachable,no_phone,accepted,older_version,not_accepted"`
}

// Checks goes through the legal data of a shop. inForce is the version of the conditions for sellers in force.
func (s *Shop) Checks(inForce string) []Check {
	return []Check{
		s.checkName(), s.checkAddress(), s.checkGST(), s.checkQST(), s.checkContact(), s.checkTerms(inForce),
	}
}

func (s *Shop) checkName() Check {
	if s.Merchant.LegalName == "" {
		return Check{"legalName", Blocks, "missing"}
	}
	return Check{"legalName", Fine, "named"}
}

func (s *Shop) checkAddress() Check {
	switch m := s.Merchant; {
	case m.Address == "" || m.City == "" || m.PostalCode == "":
		return Check{"address", Blocks, "missing"}
	case len(s.outsideQuebec()) == 0:
		return Check{"address", Fine, "in_quebec"}
	case s.Outside.Reason != "":
		return Check{"address", Fine, "outside_accepted"}
	}
	return Check{"address", Blocks, "outside_quebec"}
}

func (s *Shop) checkGST() Check {
	switch number := s.Taxes.GSTNumber; {
	case s.Taxes.SmallSupplier():
		return Check{"gst", Fine, "small_supplier"}
	case number == "":
		return Check{"gst", Blocks, "one_of_two"}
	case !gstShape.MatchString(number):
		return Check{"gst", Blocks, "shape"}
	case !rightDigit(number[:9]):
		return Check{"gst", Blocks, "check_digit"}
	}
	return Check{"gst", Fine, "right"}
}

// checkQST knows the form alone: Revenu Québec publishes no rule for a check digit.
func (s *Shop) checkQST() Check {
	switch number := s.Taxes.QSTNumber; {
	case s.Taxes.SmallSupplier():
		return Check{"qst", Fine, "small_supplier"}
	case number == "":
		return Check{"qst", Blocks, "one_of_two"}
	case !qstShape.MatchString(number):
		return Check{"qst", Blocks, "shape"}
	}
	return Check{"qst", Fine, "right"}
}

func (s *Shop) checkContact() Check {
	switch m := s.Merchant; {
	case m.Email == "":
		return Check{"contact", Look, "missing"}
	case m.Phone == "":
		return Check{"contact", Look, "no_phone"}
	}
	return Check{"contact", Fine, "reachable"}
}

func (s *Shop) checkTerms(inForce string) Check {
	switch s.Terms.Version {
	case "":
		return Check{"terms", Look, "not_accepted"}
	case inForce:
		return Check{"terms", Fine, "accepted"}
	}
	return Check{"terms", Look, "older_version"}
}

// rightDigit tells whether the last digit of a business number is the one that the others call for (Luhn's formula,
// which the Canada Revenue Agency uses).
func rightDigit(digits string) bool {
	sum := 0
	for i := range len(digits) {
		d := int(digits[len(digits)-1-i] - '0')
		if i%2 == 1 {
			if d *= 2; d > 9 {
				d -= 9
			}
		}
		sum += d
	}
	return sum%10 == 0
}

var textDigit = problem.Say(
	"Ce numéro de TPS ne peut pas exister\u00a0: son chiffre de contrôle est faux. Relisez-le.",
	"This GST number cannot exist: its check digit is wrong. Please read it again.")

// unready lists what prevents an approval: the rules of an open shop, an address outside Quebec that nobody accepted,
// a tax number that cannot exist.
func (s *Shop) unready() []*problem.Field {
	fields := s.broken(Approved)
	if s.Outside.Reason == "" {
		fields = append(fields, s.outsideQuebec()...)
	}
	if s.checkGST().Code == "check_digit" {
		fields = append(fields, check.Fail("gstNumber", "check_digit", textDigit))
	}
	return fields
}
