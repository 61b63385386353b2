package promotion

import (
	"context"
	"regexp"
	"slices"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
	"rangrue/internal/rules/pricing"
)

// The limits of a promotion.
const (
	MaxName     = 60
	MaxScope    = 200
	MaxTake     = 20
	MaxAmount   = money.Cents(1_000_000)
	maxUses     = 1_000_000
	maxPerHuman = 1000
)

// validCode is what a code looks like once it is tidied: long enough not to be guessed, short enough to be typed.
var validCode = regexp.MustCompile(`^[A-Z0-9-]{4,24}$`)

// Why a field is refused.
var (
	textCode = problem.Say("Un code a de 4 à 24 lettres sans accent, chiffres ou traits d’union.",
		"A code has 4 to 24 letters without accents, digits or hyphens.")
	textTaken = problem.Say("Une autre de vos promotions en cours ou à venir porte ce code.",
		"Another of your current or upcoming promotions has this code.")
	textKind = problem.Say("Le marché n’offre que des pourcentages et des montants.",
		"The market only gives percentages and amounts.")
	textPercent = problem.Say("Le pourcentage va de 1 à 100.", "The percentage goes from 1 to 100.")
	textAmount  = problem.Say("Le montant va de 0,01\u00a0$ à 10\u00a0000\u00a0$.",
		"The amount goes from $0.01 to $10,000.")
	textUnits = problem.Say("Il faut payer moins d’articles que l’on en prend, et en prendre de 2 à 20.",
		"One must pay for fewer items than one takes, and take from 2 to 20.")
	textScope = problem.Say("Choisissez de 1 à 200 produits ou catégories.",
		"Choose 1 to 200 products or categories.")
	textUnknown = problem.Say("Un de ces produits ou une de ces catégories n’existe plus, ou n’est pas à vous.",
		"One of these products or categories no longer exists, or is not yours.")
	textDates = problem.Say("La promotion doit finir après son début, et après maintenant.",
		"The promotion must end after it begins, and after now.")
	textRange  = problem.Say("Ce nombre est hors des limites.", "This number is out of bounds.")
	textPerson = problem.Say("Seul un code peut être limité par personne.", "Only a code can be limited per person.")
)

// check refuses a promotion that breaks a rule. What its kind has no use for is emptied.
func (s *Service) check(ctx context.Context, tx *db.Tx, p *Promotion) error {
	broken := []*problem.Field{
		check.Required("name", p.Name), check.Length("name", p.Name, 1, MaxName), p.checkKind(), p.checkCode(),
		s.checkDates(p), p.checkLimits(), p.checkScope(),
	}
	if err := check.All(broken...); err != nil {
		return err
	}
	if err := checkKnown(ctx, tx, p); err != nil {
		return err
	}
	live, taken, err := countLive(ctx, tx, p.ShopID, p.Code, s.Now())
	if err != nil {
		return err
	}
	if taken > 0 {
		return check.All(check.Fail("code", "code_taken", textTaken))
	}
	if live >= MaxLive {
		return ErrTooMany
	}
	return nil
}

func (p *Promotion) checkKind() *problem.Field {
	kept := Promotion{Percent: p.Percent, Amount: p.Amount, Take: p.Take, Pay: p.Pay}
	p.Percent, p.Amount, p.Take, p.Pay = 0, 0, 0, 0
	switch {
	case p.ShopID == "" && p.Kind != pricing.PercentOff && p.Kind != pricing.AmountOff:
		return check.Fail("kind", "kind", textKind)
	case p.Kind == pricing.PercentOff:
		if p.Percent = kept.Percent; p.Percent < 1 || p.Percent > 100 {
			return check.Fail("percent", "range", textPercent)
		}
	case p.Kind == pricing.AmountOff:
		if p.Amount = kept.Amount; p.Amount < 1 || p.Amount > MaxAmount {
			return check.Fail("amount", "range", textAmount)
		}
	case p.Kind == pricing.MultiBuy:
		p.Take, p.Pay = kept.Take, kept.Pay
		if p.Take < 2 || p.Take > MaxTake || p.Pay < 1 || p.Pay >= p.Take {
			return check.Fail("take", "range", textUnits)
		}
	}
	return nil
}

func (p *Promotion) checkCode() *problem.Field {
	if p.Code == "" && p.ShopID != "" || validCode.MatchString(p.Code) {
		return nil
	}
	return check.Fail("code", "code", textCode)
}

func (s *Service) checkDates(p *Promotion) *problem.Field {
	if p.EndsAt.IsZero() || p.EndsAt.After(p.StartsAt) && p.EndsAt.After(s.Now()) {
		return nil
	}
	return check.Fail("to", "range", textDates)
}

func (p *Promotion) checkLimits() *problem.Field {
	switch {
	case p.Minimum < 0 || p.Minimum > MaxAmount:
		return check.Fail("minimum", "range", textRange)
	case p.MaxUses < 0 || p.MaxUses > maxUses:
		return check.Fail("maxUses", "range", textRange)
	case p.MaxPerPerson < 0 || p.MaxPerPerson > maxPerHuman:
		return check.Fail("maxPerPerson", "range", textRange)
	case p.MaxPerPerson > 0 && p.Code == "":
		// A buyer could not take an automatic offer out of the cart: they would be refused at the till for good.
		return check.Fail("maxPerPerson", "code_only", textPerson)
	}
	return nil
}

func (p *Promotion) checkScope() *problem.Field {
	slices.Sort(p.ScopeIDs)
	p.ScopeIDs = slices.Compact(p.ScopeIDs)
	if p.Scope == AllProducts {
		p.ScopeIDs = nil
		return nil
	}
	if len(p.ScopeIDs) == 0 || len(p.ScopeIDs) > MaxScope || p.Scope == SomeProducts && p.ShopID == "" {
		return check.Fail("scopeIds", "range", textScope)
	}
	return nil
}

// checkKnown refuses products of another shop, and what does not exist.
func checkKnown(ctx context.Context, tx *db.Tx, p *Promotion) error {
	if p.Scope == AllProducts {
		return nil
	}
	known, err := countScope(ctx, tx, p)
	if err == nil && known < len(p.ScopeIDs) {
		return check.All(check.Fail("scopeIds", "unknown", textUnknown))
	}
	return err
}
