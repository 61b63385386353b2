package seller

import (
	"context"
	"errors"
	"net/url"
	"slices"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/french"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/web"
)

// ErrOtherEmail refuses an invitation that was sent to someone else.
var ErrOtherEmail = problem.New(problem.Forbidden, "other_email", problem.Say(
	"Cette invitation est adressée à un autre courriel. Connectez-vous avec le compte qui l’a reçue.",
	"This invitation was sent to another e-mail. Sign in with the account that received it."))

// roleNames are the roles as a letter and the journal name them.
var roleNames = map[shop.Role]string{
	shop.Owner: "propriétaire", shop.Catalogue: "catalogue", shop.Fulfilment: "commandes",
}

// Invite asks someone to join a shop's team, by a letter with a link that works once.
func (s *Service) Invite(ctx context.Context, userID, shopID, email string, role shop.Role) (shop.Invitation, error) {
	var made shop.Invitation
	of, err := s.Shops.ByID(ctx, shopID)
	if err != nil {
		return made, err
	}
	if err := s.refuseMember(ctx, shopID, email); err != nil {
		return made, err
	}
	from, err := s.nameOf(ctx, userID)
	if err != nil {
		return made, err
	}
	return made, s.db.Tx(ctx, func(tx *db.Tx) (err error) {
		var token string
		token, made, err = s.Shops.InviteIn(ctx, tx, shop.Invitation{ShopID: shopID, Email: email, Role: role,
			InvitedBy: userID})
		if err != nil {
			return err
		}
		if err := s.note(ctx, tx, shopID, "team.invite", made.ID, made.Email, role); err != nil {
			return err
		}
		return s.sendInvitation(ctx, tx, of, made, from, s.SellerURL+"/invitation?jeton="+url.QueryEscape(token))
	})
}

// refuseMember refuses to invite someone who is in the team already.
func (s *Service) refuseMember(ctx context.Context, shopID, email string) error {
	who, err := s.Accounts.ByEmail(ctx, email)
	if errors.Is(err, account.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	team, err := s.Shops.Team(ctx, shopID)
	if err == nil && slices.ContainsFunc(team, func(m shop.Member) bool { return m.UserID == who.ID }) {
		err = shop.ErrAlready
	}
	return err
}

func (s *Service) sendInvitation(ctx context.Context, tx *db.Tx, of *shop.Shop, i shop.Invitation,
	from, link string) error {
	return s.send(ctx, tx, i.Email, "Votre invitation dans l’équipe "+french.Elide("de", of.Name),
		"Vous recevez ce courriel parce qu’une personne de la boutique "+of.Name+" vous y invite.", []mail.Block{
			mail.Heading("Bienvenue dans l’équipe"),
			mail.Paragraph(from + " vous invite à tenir la boutique " + of.Name + " avec son équipe. Votre rôle sera" +
				"\u00a0: " + roleNames[i.Role] + "."),
			mail.Paragraph("Connectez-vous avec ce courriel, ou ouvrez un compte si vous n’en avez pas."),
			mail.Button{Label: "Accepter l’invitation", URL: link},
			mail.Paragraph("Ce lien est bon pendant sept jours et ne sert qu’une fois."),
		})
}

// Withdraw makes an invitation void.
func (s *Service) Withdraw(ctx context.Context, shopID, id string) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		email, err := s.Shops.WithdrawIn(ctx, tx, shopID, id)
		if err != nil {
			return err
		}
		return s.note(ctx, tx, shopID, "team.withdraw", id, email, "")
	})
}

// Join makes the visitor the member that an invitation asks for. Their e-mail must be the one it was sent to.
func (s *Service) Join(ctx context.Context, token string) (shopID string, err error) {
	userID, err := web.SignedIn(ctx)
	if err != nil {
		return "", err
	}
	who, err := s.Accounts.ByID(ctx, userID)
	if err != nil {
		return "", err
	}
	i, err := s.Shops.InvitationOf(ctx, token)
	if err != nil {
		return "", err
	}
	if who.Email != i.Email {
		return "", ErrOtherEmail
	}
	return i.ShopID, s.db.Tx(ctx, func(tx *db.Tx) error {
		if err := s.Shops.JoinIn(ctx, tx, i, userID); err != nil {
			return err
		}
		return s.note(ctx, tx, i.ShopID, "team.join", userID, who.FirstName+" "+who.LastName, i.Role)
	})
}

// SetRole gives a member of a team another role.
func (s *Service) SetRole(ctx context.Context, shopID, userID string, role shop.Role) error {
	name, err := s.nameOf(ctx, userID)
	if err != nil {
		return err
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		was, err := s.Shops.SetRoleIn(ctx, tx, shopID, userID, role)
		if err != nil {
			return err
		}
		return shop.Note(ctx, tx, s.Now(), shop.Entry{ShopID: shopID, Act: "team.role", SubjectID: userID,
			SubjectName: name, Changes: shop.Changed(shop.Change{What: "role", Before: roleNames[was],
				After: roleNames[role]})})
	})
}

// RemoveMember takes someone out of a team, at once; leaving is removing oneself.
func (s *Service) RemoveMember(ctx context.Context, shopID, userID string) error {
	name, err := s.nameOf(ctx, userID)
	if err != nil {
		return err
	}
	act := "team.remove"
	if visitor, _ := web.Visitor(ctx); visitor == userID {
		act = "team.leave"
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		if _, err := s.Shops.RemoveMemberIn(ctx, tx, shopID, userID); err != nil {
			return err
		}
		return s.note(ctx, tx, shopID, act, userID, name, "")
	})
}

// note writes a line about the team in the shop's journal.
func (s *Service) note(ctx context.Context, tx *db.Tx, shopID, act, id, name string, role shop.Role) error {
	return shop.Note(ctx, tx, s.Now(), shop.Entry{ShopID: shopID, Act: act, SubjectID: id, SubjectName: name,
		Changes: shop.Changed(shop.Change{What: "role", After: roleNames[role]})})
}
