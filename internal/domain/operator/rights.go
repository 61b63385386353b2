package operator

import "slices"

// Role is what an operator does for the market.
type Role string

const (
	Direction Role = "direction" // everything, operators included
	Support   Role = "service"   // orders, returns, people, messages; reads shops
	Finances  Role = "finances"  // payouts, disputes, taxes; reads orders
	Content   Role = "contenu"   // categories, texts, moderation, newsletter, giveaway
)

// Roles are all of them, in the order in which they are shown.
var Roles = []Role{Direction, Support, Finances, Content}

// Right is something that an operator may do. Every call of the console names the one it needs.
type Right string

const (
	SeeToday        Right = "today.see"
	ReadOrders      Right = "orders.read"
	ActOnOrders     Right = "orders.act"
	RefundOrders    Right = "orders.refund"
	ReadShops       Right = "shops.read"
	JudgeShops      Right = "shops.judge"
	SetCommission   Right = "shops.commission"
	ViewAsSeller    Right = "shops.view"
	ReadProducts    Right = "products.read"
	Moderate        Right = "moderation.act"
	ReadPeople      Right = "people.read"
	ActOnPeople     Right = "people.act"
	EditCategories  Right = "categories.edit"
	EditTexts       Right = "texts.edit"
	AnswerInbox     Right = "inbox.answer"
	RunCampaigns    Right = "campaigns.run"
	ReadPromotions  Right = "promotions.read"
	EditPromotions  Right = "promotions.edit"
	WriteBulletins  Right = "bulletins.write"
	ReadMoney       Right = "money.read"
	MoveMoney       Right = "money.move"
	ReadJournal     Right = "journal.read"
	ReadSystem      Right = "system.read"
	ActOnSystem     Right = "system.act"
	ManageOperators Right = "operators.manage"
)

// rights says who may do what. Direction may do everything and is not repeated. What each role is for is the product's
// decision: finances read orders and refund none; service reads shops and judges none. Where it names nobody (shops
// read beside payouts or moderation, a commission, promotions, announcements, the journal, the system), a role has what
// its own work meets.
var rights = []struct {
	Right   Right
	Meaning string // in French: the console shows it
	Roles   []Role
}{
	{SeeToday, "Voir la journée et ce qui attend", []Role{Support, Finances, Content}},
	{ReadOrders, "Lire les commandes", []Role{Support, Finances}},
	{ActOnOrders, "Annuler, corriger un colis, écrire une note, trancher un retour", []Role{Support}},
	{RefundOrders, "Rembourser", []Role{Support}},
	{ReadShops, "Lire les boutiques", []Role{Support, Finances, Content}},
	{JudgeShops, "Approuver, refuser, suspendre, rouvrir ou fermer une boutique", nil},
	{SetCommission, "Changer la commission d’une boutique", []Role{Finances}},
	{ViewAsSeller, "Voir l’espace d’une boutique comme elle le voit, sans rien y changer", []Role{Support}},
	{ReadProducts, "Lire les produits", []Role{Support, Content}},
	{Moderate, "Masquer ou remettre un produit, une question, un avis; traiter un signalement", []Role{Content}},
	{ReadPeople, "Ouvrir le dossier d’une personne", []Role{Support}},
	{ActOnPeople, "Suspendre une personne, fermer ses sessions, exporter ou effacer son dossier", []Role{Support}},
	{EditCategories, "Modifier l’arbre des catégories", []Role{Content}},
	{EditTexts, "Modifier et publier les textes", []Role{Content}},
	{AnswerInbox, "Répondre aux messages reçus", []Role{Support}},
	{RunCampaigns, "Tenir le concours et l’infolettre", []Role{Content}},
	{ReadPromotions, "Lire les codes promo du marché", []Role{Finances, Content}},
	{EditPromotions, "Créer et terminer les codes promo du marché", []Role{Content}},
	{WriteBulletins, "Écrire, modifier et retirer les annonces aux boutiques", []Role{Content}},
	{ReadMoney, "Lire les versements, les litiges et les taxes", []Role{Finances}},
	{MoveMoney, "Préparer, approuver et confirmer les versements; répondre aux litiges et en répartir la perte",
		[]Role{Finances}},
	{ReadJournal, "Lire le journal", []Role{Support, Finances, Content}},
	{ReadSystem, "Voir l’état du système", []Role{Support, Finances, Content}},
	{ActOnSystem, "Relancer ou abandonner un travail, renvoyer une lettre", []Role{Support}},
	{ManageOperators, "Inviter des membres de l’équipe et changer leur rôle", nil},
}

// May tells whether a role has a right.
func (r Role) May(asked Right) bool {
	for _, line := range rights {
		if line.Right == asked {
			return r == Direction || slices.Contains(line.Roles, r)
		}
	}
	return false
}

// Rights are those of a role.
func (r Role) Rights() []Right {
	var own []Right
	for _, line := range rights {
		if r.May(line.Right) {
			own = append(own, line.Right)
		}
	}
	return own
}
