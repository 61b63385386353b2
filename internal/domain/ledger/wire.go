package ledger

import (
	"time"

	"rangrue/internal/kit/money"
	"rangrue/internal/kit/web"
	"rangrue/internal/rules/tax"
)

// WireBalance is where a shop's money stands.
type WireBalance struct {
	Balance           money.Cents     `json:"balance" doc:"Owed to the shop now; negative when the shop owes"`
	Stages            WireStages      `json:"stages"`
	Next              WireNext        `json:"next"`
	Account           *WireAccount    `json:"account" doc:"Null before one is given"`
	Connect           string          `json:"connect" enum:"off,none,started,ready" doc:"The shop's account at Stripe: off when the market has none, started while Stripe asks for more"`
	CommissionPercent float64         `json:"commissionPercent" doc:"Of what is sold today" example:"10"`
	Agreements        []WireAgreement `json:"agreements" nullable:"false" doc:"Reduced commissions that are in force or to come"`
	SmallSupplier     bool            `json:"smallSupplier" doc:"The platform remits the taxes of the shop's sales in its place"`
	LastPayout        *WirePayout     `json:"lastPayout" doc:"Null before the first"`
}

// WireStages are the parts of a balance. Held, pending, available and reserved sum to it.
type WireStages struct {
	Held      money.Cents `json:"held" doc:"Paid, not shipped"`
	Pending   money.Cents `json:"pending" doc:"Shipped, within the hold"`
	Available money.Cents `json:"available" doc:"Negative when the shop owes"`
	Reserved  money.Cents `json:"reserved" doc:"For open returns and disputes; in no other part"`
	OnItsWay  money.Cents `json:"onItsWay" doc:"In payouts that are not confirmed; no longer in the balance"`
	Total     money.Cents `json:"total" doc:"Held, pending, available and on its way: what is owed, but for what is reserved"`
	HoldDays  int         `json:"holdDays" doc:"How long what was shipped stays pending"`
}

// WireNext is the next payout, if nothing changes.
type WireNext struct {
	Day    tax.Day     `json:"day" format:"date"`
	Amount money.Cents `json:"amount" doc:"Available by then; negative when the shop owes"`
}

// WireAccount is where a shop is paid, as far as it is ever shown.
type WireAccount struct {
	Institution string     `json:"institution" doc:"Three digits; empty for an account at the payment provider"`
	Last        string     `json:"last" doc:"Last digits"`
	HeldUntil   *time.Time `json:"heldUntil" doc:"Payouts wait until then because it was changed; null when they do not"`
}

// WireAgreement is a time at another commission.
type WireAgreement struct {
	Percent float64 `json:"percent" example:"5"`
	From    tax.Day `json:"from" format:"date" doc:"First day"`
	To      tax.Day `json:"to" format:"date" doc:"Last day"`
	Reason  Reason  `json:"reason" enum:"promotion,help_out,agreement"`
}

// WirePayout is money sent to a shop.
type WirePayout struct {
	ID        string       `json:"id"`
	Amount    money.Cents  `json:"amount"`
	Until     tax.Day      `json:"until" format:"date" doc:"Last day that it counts"`
	Method    Method       `json:"method" enum:"transfer,bank"`
	Status    PayoutStatus `json:"status" enum:"proposed,approved,due,sent,confirmed,failed" doc:"A failed one is in the balance again"`
	CreatedAt time.Time    `json:"createdAt"`
	SentAt    *time.Time   `json:"sentAt" doc:"Null until it was"`
	EndedAt   *time.Time   `json:"endedAt" doc:"When it was confirmed or failed; null until then"`
	Last      string       `json:"accountLast" doc:"Last digits of the account"`
	Reason    string       `json:"failureReason" doc:"Why it failed, in an operator's words"`
}

// WireParts are what amounts are made of.
type WireParts struct {
	Goods            money.Cents `json:"goods"`
	Shipping         money.Cents `json:"shipping"`
	GSTHST           money.Cents `json:"gstHst" doc:"Taxes the shop collected and remits; zero for a small supplier"`
	QST              money.Cents `json:"qst"`
	Commission       money.Cents `json:"commission"`
	CommissionGSTHST money.Cents `json:"commissionGstHst"`
	CommissionQST    money.Cents `json:"commissionQst"`
	Total            money.Cents `json:"total"`
}

// WireEntry is a fact of a statement.
type WireEntry struct {
	ID             string      `json:"id"`
	Kind           Kind        `json:"kind" enum:"sale,refund,promotion,promotion_back,payout,payout_back"`
	At             time.Time   `json:"at"`
	OrderID        string      `json:"orderId" doc:"Empty for a payout"`
	OrderReference string      `json:"orderReference"`
	Parts          WireParts   `json:"parts" doc:"All zero for a payout"`
	WithheldTaxes  money.Cents `json:"withheldTaxes" doc:"Taxes of a small supplier's sale that the platform remits; in no sum"`
	Amount         money.Cents `json:"amount" doc:"What the balance gains"`
	Balance        money.Cents `json:"balance" doc:"After the entry"`
}

// WireStatement is a statement with a page of its entries.
type WireStatement struct {
	From          tax.Day     `json:"from" format:"date"`
	To            tax.Day     `json:"to" format:"date"`
	Opening       money.Cents `json:"opening"`
	Sales         WireParts   `json:"sales"`
	Refunds       WireParts   `json:"refunds"`
	Promotions    money.Cents `json:"promotions" doc:"What codes of the market took off, which the market pays the shop"`
	Payouts       money.Cents `json:"payouts" doc:"Negative: it leaves the balance"`
	WithheldTaxes money.Cents `json:"withheldTaxes" doc:"Taxes of a small supplier's sales that the platform remits; in no sum"`
	Closing       money.Cents `json:"closing" doc:"Opening + sales + refunds + promotions + payouts"`
	Entries       []WireEntry `json:"entries" nullable:"false" doc:"The latest first"`
	Total         int         `json:"total" doc:"Entries of the period"`
	Page          int         `json:"page"`
	PerPage       int         `json:"perPage"`
}

// WireEarnings is a page of what orders bring.
type WireEarnings struct {
	Orders  []WireEarning `json:"orders" nullable:"false" doc:"The latest first"`
	Total   int           `json:"total"`
	Page    int           `json:"page"`
	PerPage int           `json:"perPage"`
}

// WireEarning is what an order brings its shop.
type WireEarning struct {
	OrderID     string       `json:"orderId"`
	Reference   string       `json:"orderReference"`
	At          time.Time    `json:"at"`
	Title       string       `json:"title" doc:"Of its first item"`
	Units       int          `json:"units"`
	Sales       WireBrought  `json:"sales"`
	Refunds     WireBrought  `json:"refunds" doc:"Negative, but for the commission given back"`
	Net         money.Cents  `json:"net" doc:"Sales and refunds"`
	Stage       Stage        `json:"stage" enum:"held,pending,available,on_its_way,paid"`
	AvailableAt *time.Time   `json:"availableAt" doc:"When a pending one becomes available; null for the others"`
	PayoutID    string       `json:"payoutId" doc:"Of the payout it is in; empty before"`
	Reserved    money.Cents  `json:"reserved" doc:"Kept back for open returns and disputes"`
	Contest     *WireContest `json:"contest" doc:"Null when the payment is not contested"`
}

// WireBrought is what sales or refunds of an order come to, in the columns of a seller's list.
type WireBrought struct {
	Sold            money.Cents `json:"sold" doc:"Goods, with what the market adds for its own codes, and shipping"`
	Taxes           money.Cents `json:"taxes" doc:"Collected by the shop; zero for a small supplier"`
	Commission      money.Cents `json:"commission"`
	CommissionTaxes money.Cents `json:"commissionTaxes"`
	Total           money.Cents `json:"total"`
}

func wireBrought(p Parts) WireBrought {
	return WireBrought{Sold: p.Goods + p.Shipping, Taxes: p.Tax.Total(), Commission: p.Commission,
		CommissionTaxes: p.CommissionTax.Total(), Total: p.Total()}
}

// WireContest is a payment that the buyer contests with their bank.
type WireContest struct {
	State    string      `json:"state" enum:"needs_answer,evidence_sent,lost" doc:"A lost one waits for who bears it"`
	Reserved money.Cents `json:"reserved" doc:"The shop's part, kept back until the end"`
	DueAt    *time.Time  `json:"dueAt" doc:"Until when the bank can be answered; null when it did not say"`
}

func wireEarning(e Earning) WireEarning {
	wire := WireEarning{
		OrderID: e.OrderID, Reference: e.Reference, At: e.At.UTC(), Title: e.Title, Units: e.Units,
		Sales: wireBrought(e.Sales), Refunds: wireBrought(e.Refunds), Net: e.Net(), Stage: e.Stage,
		AvailableAt: web.Moment(e.AvailableAt), PayoutID: e.PayoutID, Reserved: e.Reserved,
	}
	if c := e.Contest; c != nil {
		wire.Contest = &WireContest{State: c.State, Reserved: c.Reserved, DueAt: web.Moment(c.DueAt)}
	}
	return wire
}

func wireAgreements(agreements []Agreement, today tax.Day) []WireAgreement {
	wire := []WireAgreement{}
	for _, a := range agreements {
		if a.Until > today && a.Until > a.From {
			wire = append(wire, WireAgreement{Percent: percent(a.Rate), From: a.From,
				To: tax.DayOf(startOf(a.Until, -1)), Reason: a.Reason})
		}
	}
	return wire
}

func wirePayout(p Payout) WirePayout {
	return WirePayout{
		ID: p.ID, Amount: p.Amount, Until: dayOf(p.Until.Add(-time.Hour)), Method: p.Method, Status: p.Status,
		CreatedAt: p.CreatedAt.UTC(), SentAt: web.Moment(p.SentAt), EndedAt: web.Moment(p.EndedAt), Last: p.AccountLast,
		Reason: p.FailureReason,
	}
}

func wireParts(p Parts) WireParts {
	return WireParts{
		Goods: p.Goods, Shipping: p.Shipping, GSTHST: p.Tax.GSTHST, QST: p.Tax.QST, Commission: p.Commission,
		CommissionGSTHST: p.CommissionTax.GSTHST, CommissionQST: p.CommissionTax.QST, Total: p.Total(),
	}
}

func wireStatement(st *Statement, page, size int) WireStatement {
	wire := WireStatement{
		From: st.From, To: st.To, Opening: st.Opening, Sales: wireParts(st.Sales), Refunds: wireParts(st.Refunds),
		Payouts: st.Payouts, Promotions: st.Promoted,
		WithheldTaxes: st.Withheld, Closing: st.Closing, Entries: []WireEntry{}, Total: st.Count, Page: page,
		PerPage: size,
	}
	for _, r := range st.Entries {
		wire.Entries = append(wire.Entries, WireEntry{
			ID: string(r.Kind) + "-" + r.SourceID, Kind: r.Kind, At: r.At.UTC(), OrderID: r.OrderID,
			OrderReference: r.Reference,
			Parts:          wireParts(r.Parts), WithheldTaxes: r.Withheld(), Amount: r.Amount(), Balance: r.Balance,
		})
	}
	return wire
}
