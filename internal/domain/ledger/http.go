package ledger

import (
	"bytes"
	"context"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
	"rangrue/internal/rules/tax"
)

const (
	longest       = 366 // days of a statement
	payoutsListed = 100
)

// Routes registers the calls of a shop's owners. Another's shop is not found.
func (s *Service) Routes(api huma.API) {
	const path = "/seller/shops/{shopId}/ledger"
	tag := web.Tag("Seller: money")
	web.Get(api, path, "What the platform owes a shop, and at which commission it sells", s.getBalance, tag)
	web.Get(api, path+"/statement", "A shop's statement of a period", s.getStatement, tag, web.Describe(
		"Days are those of Quebec, both included; the month so far when none is given, and at most 366. Amounts are "+
			"signed as the shop sees them."))
	web.Get(api, path+"/statement.csv", "A shop's statement as CSV, the oldest entry first", s.getCSV, tag)
	web.Get(api, path+"/orders", "What the orders of a shop bring, the latest first", s.getEarnings, tag)
	web.Get(api, path+"/orders/{orderId}", "What an order brings a shop", s.getEarning, tag)
	web.Get(api, path+"/payouts", "The latest payouts of a shop", s.getPayouts, tag)
}

// ShopInput names the shop asked about.
type ShopInput struct {
	ShopID string `path:"shopId" maxLength:"64"`
}

type balanceOutput struct{ Body WireBalance }

func (s *Service) getBalance(ctx context.Context, in *ShopInput) (*balanceOutput, error) {
	owned, err := s.shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	wire := WireBalance{SmallSupplier: owned.Taxes.SmallSupplier()}
	if err := s.fillStages(ctx, in.ShopID, &wire); err != nil {
		return nil, err
	}
	now := s.now()
	rate, err := s.Rate(ctx, in.ShopID, now)
	if err != nil {
		return nil, err
	}
	wire.CommissionPercent = percent(rate)
	agreements, err := s.Agreements(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	wire.Agreements = wireAgreements(agreements, dayOf(now))
	payouts, err := s.PayoutsOf(ctx, in.ShopID, 1)
	if len(payouts) == 1 {
		last := wirePayout(payouts[0])
		wire.LastPayout = &last
	}
	return &balanceOutput{Body: wire}, err
}

// fillStages tells where the money of a shop is, where it goes and when.
func (s *Service) fillStages(ctx context.Context, shopID string, wire *WireBalance) error {
	now := s.now()
	wire.Next.Day = nextPayout(dayOf(now))
	st, freed, err := s.StagesUntil(ctx, s.db, shopID, now, startOf(wire.Next.Day, 0))
	if err != nil {
		return err
	}
	wire.Balance = st.Balance
	wire.Stages = WireStages{Held: st.Held, Pending: st.Pending, Available: st.Available, Reserved: st.Reserved,
		OnItsWay: st.OnItsWay, Total: st.Held + st.Pending + st.Available + st.OnItsWay,
		HoldDays: int(s.Hold.Hours() / 24)}
	wire.Next.Amount = st.Available + freed
	account, err := s.AccountOf(ctx, shopID)
	if err != nil {
		return err
	}
	wire.Connect = s.connectState(account)
	if account.Given(true) {
		wire.Account = &WireAccount{Institution: account.Institution, Last: account.Last}
		if account.Transfer != "" {
			wire.Account = &WireAccount{Last: lastOf(account.Transfer)}
		}
		if until := account.HeldUntil(); now.Before(until) {
			wire.Account.HeldUntil = web.Moment(until)
		}
	}
	return nil
}

// connectState says how far a shop is with its account at the payment provider.
func (s *Service) connectState(a Account) string {
	switch {
	case !s.Connects:
		return "off"
	case a.Connect == "":
		return "none"
	case a.Transfer == a.Connect:
		return "ready"
	}
	return "started"
}

// nextPayout is the next Monday after a day: payouts are prepared then.
func nextPayout(day tax.Day) tax.Day {
	t := startOf(day, 1)
	for t.Weekday() != time.Monday {
		t = t.AddDate(0, 0, 1)
	}
	return tax.DayOf(t)
}

type statementInput struct {
	ShopInput
	PeriodInput
	Page    int `query:"page" minimum:"1" maximum:"1000000" default:"1"`
	PerPage int `query:"perPage" minimum:"1" maximum:"100" default:"20"`
}

type statementOutput struct{ Body WireStatement }

func (s *Service) getStatement(ctx context.Context, in *statementInput) (*statementOutput, error) {
	if _, err := s.shops.OwnedBySignedIn(ctx, in.ShopID); err != nil {
		return nil, err
	}
	period, err := in.Read(s.now())
	if err != nil {
		return nil, err
	}
	statement, err := s.Statement(ctx, in.ShopID, period, in.Page, in.PerPage)
	if err != nil {
		return nil, err
	}
	return &statementOutput{Body: wireStatement(statement, in.Page, in.PerPage)}, nil
}

type csvInput struct {
	ShopInput
	PeriodInput
}

type csvOutput struct {
	ContentType        string `header:"Content-Type"`
	ContentDisposition string `header:"Content-Disposition"`
	CacheControl       string `header:"Cache-Control"`
	Body               []byte `contentType:"text/csv"`
}

func (s *Service) getCSV(ctx context.Context, in *csvInput) (*csvOutput, error) {
	owned, err := s.shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	period, err := in.Read(s.now())
	if err != nil {
		return nil, err
	}
	var file bytes.Buffer
	if err := s.WriteCSV(ctx, &file, in.ShopID, period); err != nil {
		return nil, err
	}
	name := "releve-" + owned.Slug + "-" + string(period.From) + "-" + string(period.To) + ".csv"
	return &csvOutput{
		ContentType: "text/csv; charset=utf-8", ContentDisposition: `attachment; filename="` + name + `"`,
		CacheControl: web.CacheNever, Body: file.Bytes(),
	}, nil
}

type earningsInput struct {
	ShopInput
	Page    int `query:"page" minimum:"1" maximum:"1000000" default:"1"`
	PerPage int `query:"perPage" minimum:"1" maximum:"100" default:"20"`
}

func (s *Service) getEarnings(ctx context.Context, in *earningsInput) (*struct{ Body WireEarnings }, error) {
	if _, err := s.shops.OwnedBySignedIn(ctx, in.ShopID); err != nil {
		return nil, err
	}
	list, total, err := s.Earnings(ctx, in.ShopID, in.Page, in.PerPage)
	if err != nil {
		return nil, err
	}
	wire := WireEarnings{Orders: []WireEarning{}, Total: total, Page: in.Page, PerPage: in.PerPage}
	for _, e := range list {
		wire.Orders = append(wire.Orders, wireEarning(e))
	}
	return &struct{ Body WireEarnings }{wire}, nil
}

func (s *Service) getEarning(ctx context.Context, in *struct {
	ShopInput
	OrderID string `path:"orderId" maxLength:"64"`
}) (*struct{ Body WireEarning }, error) {
	if _, err := s.shops.OwnedBySignedIn(ctx, in.ShopID); err != nil {
		return nil, err
	}
	e, err := s.EarningOf(ctx, in.ShopID, in.OrderID)
	return &struct{ Body WireEarning }{wireEarning(e)}, err
}

type payoutsOutput struct{ Body []WirePayout }

func (s *Service) getPayouts(ctx context.Context, in *ShopInput) (*payoutsOutput, error) {
	if _, err := s.shops.OwnedBySignedIn(ctx, in.ShopID); err != nil {
		return nil, err
	}
	payouts, err := s.PayoutsOf(ctx, in.ShopID, payoutsListed)
	if err != nil {
		return nil, err
	}
	out := &payoutsOutput{Body: []WirePayout{}}
	for _, p := range payouts {
		out.Body = append(out.Body, wirePayout(p))
	}
	return out, nil
}

// PeriodInput is the days asked for.
type PeriodInput struct {
	From string `query:"from" format:"date" doc:"The first of the month when absent" example:"2026-11-01"`
	To   string `query:"to" format:"date" doc:"Today when absent" example:"2026-11-30"`
}

var (
	textDay  = problem.Say("Cette date n’existe pas.", "This date does not exist.")
	textSpan = problem.Say("Choisissez une période d’au plus 366\u00a0jours, dont la fin suit le début.",
		"Choose a period of at most 366 days whose end follows its start.")
)

// Read reads the days asked for, and fills those that were not.
func (in PeriodInput) Read(now time.Time) (Period, error) {
	p := Period{From: tax.Day(in.From), To: tax.Day(in.To)}
	if p.To == "" {
		p.To = max(dayOf(now), p.From)
	}
	if p.From == "" && isDay(p.To) {
		p.From = p.To[:len("2026-11-")] + "01"
	}
	for name, day := range map[string]tax.Day{"from": p.From, "to": p.To} {
		if !isDay(day) {
			return p, check.Refuse(*check.Fail(name, "date", textDay))
		}
	}
	if p.To < p.From || startOf(p.From, longest).Before(startOf(p.To, 1)) {
		return p, check.Refuse(*check.Fail("to", "period", textSpan))
	}
	return p, nil
}

// percent writes a rate as people say it: 10, 5, 7.5.
func percent(r money.Rate) float64 { return float64(r) / 10_000 }
