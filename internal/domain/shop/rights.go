package shop

import (
	"context"
	"slices"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
)

// Role is what a member of a shop's team does there.
type Role string

const (
	Owner      Role = "owner"     // everything; a shop always keeps one
	Catalogue  Role = "catalogue" // what is sold
	Fulfilment Role = "orders"    // what was sold
)

// Roles are all of them, in the order in which they are shown.
var Roles = []Role{Owner, Catalogue, Fulfilment}

// Right is a part of the seller space that a member may use.
type Right string

const (
	SeeShop    Right = "space"
	Products   Right = "products"
	Reviews    Right = "reviews"
	Questions  Right = "questions"
	Orders     Right = "orders"
	Money      Right = "money"
	Promotions Right = "promotions"
	ManageTeam Right = "team"
	SettleShop Right = "settings"
)

// rights says who may do what: an owner everything, the others what their line names. Calls are those below
// /seller/shops/{shopId}, by the first word of what follows; a method before it narrows the line to that method. A
// call that no line names is the owner's alone.
var rights = []struct {
	Right   Right
	Meaning string // in French: the team's page shows it
	Roles   []Role
	Calls   []string
}{
	{SeeShop, "Entrer dans l’espace, voir ce qui attend et se servir des réponses enregistrées",
		[]Role{Catalogue, Fulfilment}, []string{"GET ", "home", "work", "membership", "bulletins", "GET replies"}},
	{Products, "Ajouter et modifier des produits, des photos et des stocks; importer et exporter", []Role{Catalogue},
		[]string{"products", "products.csv", "imports", "feeds", "insights", "insights.csv"}},
	{Reviews, "Répondre aux avis", []Role{Catalogue}, []string{"reviews"}},
	{Questions, "Répondre aux questions", []Role{Catalogue, Fulfilment}, []string{"questions"}},
	{Orders, "Préparer et expédier les commandes, traiter les retours, écrire à la clientèle, tenir les réponses " +
		"enregistrées", []Role{Fulfilment},
		[]string{"orders", "orders.csv", "packing-slips", "carriers", "returns", "messages", "replies"}},
	{Money, "Voir l’argent, les versements et le compte de banque", nil, []string{"ledger"}},
	{Promotions, "Tenir les promotions", nil, []string{"promotions"}},
	{ManageTeam, "Inviter des collègues et changer leur rôle", nil, []string{"team"}},
	{SettleShop, "Modifier la boutique et ses réglages", nil, nil},
}

// RightOf is the right that a call of the seller space asks for. The path is what follows /seller/shops/{shopId}.
func RightOf(method, path string) Right {
	word, _, _ := strings.Cut(strings.TrimPrefix(path, "/"), "/")
	for _, line := range rights {
		if slices.Contains(line.Calls, word) && word != "" || slices.Contains(line.Calls, method+" "+word) {
			return line.Right
		}
	}
	return SettleShop
}

// May tells whether a role has a right.
func (r Role) May(asked Right) bool {
	for _, line := range rights {
		if line.Right == asked {
			return r == Owner || slices.Contains(line.Roles, r)
		}
	}
	return false
}

// Rights are those of a role.
func (r Role) Rights() []Right {
	own := []Right{}
	for _, line := range rights {
		if r.May(line.Right) {
			own = append(own, line.Right)
		}
	}
	return own
}

// RightLine is one line of the table of who may do what.
type RightLine struct {
	Right   Right  `json:"right"`
	Meaning string `json:"meaning"`
	Roles   []Role `json:"roles" nullable:"false" enum:"owner,catalogue,orders"`
}

// RightsTable is who may do what, to be shown.
func RightsTable() []RightLine {
	table := make([]RightLine, len(rights))
	for i, line := range rights {
		table[i] = RightLine{Right: line.Right, Meaning: line.Meaning, Roles: append([]Role{Owner}, line.Roles...)}
	}
	return table
}

// ErrNoRight refuses what the visitor's role in the shop does not allow.
var ErrNoRight = problem.New(problem.Forbidden, "no_shop_right", problem.Say(
	"Votre rôle dans cette boutique ne permet pas ce geste. Demandez à une personne propriétaire de la boutique.",
	"Your role in this shop does not allow this. Ask an owner of the shop."))

const sellerCalls = "/seller/shops/{shopId}"

// Guard has the role of the visitor checked before every call of the seller space that is registered after it. Who is
// no member of the shop goes on: the call itself does not find the shop for them.
func (s *Service) Guard(api huma.API) {
	web.Before(api, func(ctx context.Context, op *huma.Operation, param func(name string) string) error {
		path, ok := strings.CutPrefix(op.Path, sellerCalls)
		if !ok {
			return nil
		}
		userID, ok := web.Visitor(ctx)
		if !ok {
			return nil
		}
		role, err := roleOf(ctx, s.db, param("shopId"), userID)
		if err == nil && role != "" && !role.May(RightOf(op.Method, path)) {
			err = ErrNoRight
		}
		return err
	})
}
