package demo

import (
	"context"
	"errors"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/operator"
)

// Operator is someone who runs the demo market.
type Operator struct {
	Role                       operator.Role
	FirstName, LastName, Email string
}

// Operators lists one operator of each role.
func Operators() []Operator {
	return []Operator{
		{operator.Direction, "Geneviève", "Aubin", "direction@regie.example"},
		{operator.Support, "Karim", "Belhadj", "service@regie.example"},
		{operator.Finances, "Louise", "Paradis", "finances@regie.example"},
		{operator.Content, "Étienne", "Fortin", "contenu@regie.example"},
	}
}

func (o Operator) id() string { return fixedID("operator", string(o.Role)) }

// as is a context in which the operator of a role acts.
func as(ctx context.Context, role operator.Role) context.Context {
	for _, o := range Operators() {
		if o.Role == role {
			return operator.As(ctx, operator.Operator{UserID: o.id(), Name: o.FirstName + " " + o.LastName, Role: role})
		}
	}
	return operator.CommandLine(ctx)
}

// loadOperators opens the accounts of the operators and gives them the console.
func loadOperators(ctx context.Context, d Deps, _ *marketData, now time.Time) error {
	if d.Operators == nil { // a market of tests without a console
		return nil
	}
	hash := account.HashPassword(Password)
	for _, o := range Operators() {
		_, err := d.Accounts.ByID(ctx, o.id())
		if err == nil {
			continue
		}
		if !errors.Is(err, account.ErrNotFound) {
			return err
		}
		joined := ago(now, 420)
		n, err := d.Accounts.Prepare(account.NewUser{ID: o.id(), FirstName: o.FirstName, LastName: o.LastName,
			Email: o.Email, PasswordHash: hash, EmailVerifiedAt: joined, CreatedAt: joined})
		if err != nil {
			return err
		}
		if err := openAccounts(ctx, d, []account.NewUser{n}); err != nil {
			return err
		}
		if err := d.Operators.AddDemo(ctx, o.id(), o.Role); err != nil {
			return err
		}
	}
	return nil
}
