package ledger

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"time"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
)

// AccountHold is how long payouts wait after a shop changed its bank account, so that a stranger who gets into a
// session cannot turn them away before the owner reads the letter about it.
const AccountHold = 72 * time.Hour

// Bank is a Canadian bank account.
type Bank struct {
	Institution string `json:"institution"` // three digits
	Transit     string `json:"transit"`     // five digits
	Account     string `json:"account"`     // seven to twelve digits
	Holder      string `json:"holder"`
}

// Last are the digits of the account that may be shown.
func (b Bank) Last() string { return lastOf(b.Account) }

func lastOf(account string) string { return account[max(0, len(account)-4):] }

// check cleans what was typed and refuses what cannot be an account.
func (b *Bank) check() error {
	for _, part := range []*string{&b.Institution, &b.Transit, &b.Account} {
		*part = strings.NewReplacer(" ", "", "-", "", "\u00a0", "").Replace(*part)
	}
	b.Holder = strings.TrimSpace(b.Holder)
	return check.All(
		digits("institution", b.Institution, 3, 3, "Le numéro d’institution a 3\u00a0chiffres.",
			"The institution number has 3 digits."),
		digits("transit", b.Transit, 5, 5, "Le numéro de transit a 5\u00a0chiffres.",
			"The transit number has 5 digits."),
		digits("account", b.Account, 7, 12, "Le numéro de compte a de 7 à 12\u00a0chiffres.",
			"The account number has 7 to 12 digits."),
		check.Required("holder", b.Holder))
}

func digits(field, text string, least, most int, fr, en string) *problem.Field {
	if len(text) >= least && len(text) <= most && strings.Trim(text, "0123456789") == "" &&
		strings.Trim(text, "0") != "" {
		return nil
	}
	return check.Fail(field, "digits", problem.Say(fr, en))
}

// Account is where a shop is paid, as far as it may be shown.
type Account struct {
	Transfer    string // at the payment provider; empty for none
	Connect     string // the one that the shop opened there, whether it can receive or not; empty for none
	Institution string // of the bank account, three digits; empty for none
	Last        string
	ChangedAt   time.Time // zero for none
}

// Given tells that there is an account to pay to.
func (a Account) Given(transfers bool) bool { return a.Last != "" || transfers && a.Transfer != "" }

// HeldUntil is when payouts go on after the account was changed.
func (a Account) HeldUntil() time.Time {
	if a.ChangedAt.IsZero() {
		return time.Time{}
	}
	return a.ChangedAt.Add(AccountHold)
}

// SetConnectAccount notes the account that a shop opened at the payment provider. Nothing is paid there before it can
// receive.
func (s *Service) SetConnectAccount(ctx context.Context, shopID, account string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error { return setConnectAccount(ctx, tx, shopID, account) })
}

// ConnectChanged notes whether an account that a shop opened can receive: it is then paid there, and through the bank
// when it no longer can. began is called for the shop when it begins, which is a change of account.
func (s *Service) ConnectChanged(ctx context.Context, account string, ready bool,
	began func(tx *db.Tx, shopID string) error) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		if !ready {
			return endConnect(ctx, tx, account)
		}
		shopIDs, err := beginConnect(ctx, tx, account, s.now())
		if err != nil || len(shopIDs) == 0 {
			return err
		}
		return began(tx, shopIDs[0])
	})
}

var errNoBox = errors.New("ledger: no key to seal bank accounts with")

// SetBank keeps the bank account of a shop, sealed. What also does is done in the same transaction.
func (s *Service) SetBank(ctx context.Context, shopID string, bank Bank, also ...func(tx *db.Tx) error) error {
	return s.SetBankAt(ctx, shopID, bank, s.now(), also...)
}

// SetBankAt is [Service.SetBank] at a moment of the past, for the demo market.
func (s *Service) SetBankAt(ctx context.Context, shopID string, bank Bank, at time.Time,
	also ...func(tx *db.Tx) error) error {
	if err := bank.check(); err != nil {
		return err
	}
	if s.Box == nil {
		return errNoBox
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := setBank(ctx, tx, shopID, s.sealBank(shopID, bank), bank, at); err != nil {
			return err
		}
		return doAll(tx, also)
	})
}

func (s *Service) sealBank(name string, bank Bank) string {
	plain, _ := json.Marshal(bank) // four texts
	return s.Box.Seal(name, plain)
}

func (s *Service) openBank(name, sealed string) (bank Bank, err error) {
	if s.Box == nil {
		return bank, errNoBox
	}
	plain, err := s.Box.Open(name, sealed)
	if err != nil {
		return bank, err
	}
	return bank, json.Unmarshal(plain, &bank)
}
